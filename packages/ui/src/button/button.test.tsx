import { itKeepsTheContract } from "../../test/contract.tsx";
import { Button } from "./button.tsx";

itKeepsTheContract(<Button>看预告</Button>);
