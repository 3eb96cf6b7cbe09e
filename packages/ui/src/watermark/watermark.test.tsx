import { itKeepsTheContract } from "../../test/contract.tsx";
import { Watermark } from "./watermark.tsx";

itKeepsTheContract(<Watermark text="林知夏 138****0001" />);
