import { expect, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { FilterBar } from "./filter-bar.tsx";

const top = ["针灸", "经络腧穴", "中药", "方剂", "诊断", "经典", "专病", "养生"];
const below = ["十二经脉", "督任二脉", "奇穴", "特定穴", "配穴"];
const options = (labels: string[], current?: string) =>
  labels.map((label) => ({ href: `#${label}`, label, current: label === current }));

const meta = preview.meta({
  title: "Navigation/FilterBar",
  component: FilterBar,
  args: {
    levels: [
      { label: "分类", allHref: "#all", options: options(top, "经络腧穴") },
      { label: "小类", allHref: "#points", options: options(below) },
    ],
    clearHref: "#clear",
    count: "共 12 门",
  },
});

export const Chosen = meta.story({
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole("list", { name: "分类" }));
    await expect(first.getByRole("link", { name: "经络腧穴" })).toHaveAttribute("aria-current", "true");
    await expect(first.getByRole("link", { name: "全部" })).not.toHaveAttribute("aria-current");
    const second = within(canvas.getByRole("list", { name: "小类" }));
    await expect(second.getByRole("link", { name: "全部" })).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", { name: "清除筛选" })).toHaveAttribute("href", "#clear");
    await expect(canvas.getByRole("status")).toHaveTextContent("共 12 门");
  },
});

export const NothingChosen = meta.story({
  args: {
    levels: [
      { label: "分类", allHref: "#all", options: options(top) },
      { label: "小类", allHref: "#", options: [] },
    ],
    clearHref: undefined,
    count: "共 94 门",
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list", { name: "小类" })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("link", { name: "清除筛选" })).not.toBeInTheDocument();
  },
});

export const NothingLeft = meta.story({ args: { count: "共 0 门" } });
