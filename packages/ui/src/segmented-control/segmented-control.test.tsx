import { itKeepsTheContract } from "../../test/contract.tsx";
import { SegmentedControl } from "./segmented-control.tsx";

itKeepsTheContract(
  <SegmentedControl
    label="排序"
    defaultValue="a"
    segments={[
      { value: "a", label: "最新" },
      { value: "b", label: "最热" },
    ]}
  />,
);
