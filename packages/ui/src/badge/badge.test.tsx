import { itKeepsTheContract } from "../../test/contract.tsx";
import { Badge } from "./badge.tsx";

itKeepsTheContract(<Badge tone="live">直播中</Badge>);
