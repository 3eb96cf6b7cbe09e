import type { Shelf } from "@xinglin/ui";
import { href } from "../../routes.tsx";

/** The five encyclopedia tiles (spec §2, section 3). Their counts come with the encyclopedia. */
export const shelves: Shelf[] = [
  {
    drawing: "materiaMedica",
    name: "中药百科",
    href: href.shelf("medicinal"),
    note: "性味、归经、炮制、用量",
  },
  { drawing: "formulas", name: "方剂百科", href: href.shelf("recipe"), note: "组成、方解、加减" },
  { drawing: "diseases", name: "疾病", href: href.shelf("jb"), note: "病机、辨证、治法" },
  { drawing: "acupuncture", name: "针灸学", href: href.shelf("zjx"), note: "经穴、定位、刺灸法" },
  { drawing: "pharmacology", name: "中药学", href: href.shelf("zyx"), note: "从药性到配伍" },
];
