import { itKeepsTheContract } from "../../test/contract.tsx";
import { FilterBar } from "./filter-bar.tsx";

itKeepsTheContract(
  <FilterBar
    levels={[{ label: "分类", allHref: "#", options: [{ href: "#1", label: "针灸", current: true }] }]}
    clearHref="#"
    count="共 12 门"
  />,
);
