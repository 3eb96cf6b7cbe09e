import { itKeepsTheContract } from "../../test/contract.tsx";
import { Avatar } from "./avatar.tsx";

itKeepsTheContract(<Avatar name="林知夏" />);
