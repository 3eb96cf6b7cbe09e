import { itKeepsTheContract } from "../../test/contract.tsx";
import { SiteFooter } from "./site-footer.tsx";

itKeepsTheContract(
  <SiteFooter
    phone="400-000-0000"
    columns={[{ title: "学习", links: [{ href: "#", label: "付费课程" }] }]}
    company="杏林针道"
  />,
);
