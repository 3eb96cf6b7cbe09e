import { itKeepsTheContract } from "../../test/contract.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

itKeepsTheContract(<Breadcrumbs path={[{ label: "首页", href: "#" }, { label: "课程列表" }]} />);
