import { itKeepsTheContract } from "../../test/contract.tsx";
import { LinkTabs } from "./link-tabs.tsx";

itKeepsTheContract(
  <LinkTabs
    label="排序"
    tabs={[
      { href: "#a", label: "最新", current: true },
      { href: "#b", label: "最热" },
    ]}
  />,
);
