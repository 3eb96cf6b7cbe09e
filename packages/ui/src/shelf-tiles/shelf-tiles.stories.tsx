import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { ShelfTiles, type Shelf } from "./shelf-tiles.tsx";

const shelves: Shelf[] = [
  {
    drawing: "materiaMedica",
    name: "中药百科",
    href: "#medicinal",
    note: "性味、归经、炮制、用量",
    count: "120 味",
  },
  { drawing: "formulas", name: "方剂百科", href: "#recipe", note: "组成、方解、加减", count: "80 首" },
  { drawing: "diseases", name: "疾病", href: "#jb", note: "病机、辨证、治法", count: "64 种" },
  { drawing: "acupuncture", name: "针灸学", href: "#zjx", note: "经穴、定位、刺灸法", count: "362 穴" },
  { drawing: "pharmacology", name: "中药学", href: "#zyx", note: "从药性到配伍", count: "23 章" },
];

const meta = preview.meta({ title: "Home/ShelfTiles", component: ShelfTiles, args: { shelves } });

export const Five = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "百科" })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(5);
    await expect(canvas.getByRole("link", { name: "方剂百科" })).toHaveAttribute("href", "#recipe");
  },
});
export const NamesAlone = meta.story({
  args: { shelves: shelves.map(({ drawing, name, href }) => ({ drawing, name, href })) },
});
export const LongText = meta.story({
  args: {
    shelves: shelves.map((shelf) => ({
      ...shelf,
      name: `${shelf.name}与历代本草文献`,
      note: "性味、归经、炮制、用量与禁忌，附产地、图谱与历代本草的原文摘录",
      count: "一千二百三十四味",
    })),
  },
});
