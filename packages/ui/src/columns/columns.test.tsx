import { itKeepsTheContract } from "../../test/contract.tsx";
import { Columns } from "./columns.tsx";

itKeepsTheContract(<Columns layout="reading">正文</Columns>);
