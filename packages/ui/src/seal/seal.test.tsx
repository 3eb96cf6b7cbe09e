import { itKeepsTheContract } from "../../test/contract.tsx";
import { Seal } from "./seal.tsx";

itKeepsTheContract(<Seal of="pick" />);
