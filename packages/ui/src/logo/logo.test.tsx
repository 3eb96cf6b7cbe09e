import { itKeepsTheContract } from "../../test/contract.tsx";
import { Logo } from "./logo.tsx";

itKeepsTheContract(<Logo />);
