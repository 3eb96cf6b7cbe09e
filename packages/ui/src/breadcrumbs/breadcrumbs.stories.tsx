import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const meta = preview.meta({
  title: "Navigation/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    path: [{ label: "首页", href: "#" }, { label: "课程列表", href: "#list" }, { label: "经络腧穴" }],
  },
});

export const Course = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("经络腧穴")).toHaveAttribute("aria-current", "page");
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
});

export const LongText = meta.story({
  args: {
    path: [
      { label: "首页", href: "#" },
      { label: "课程列表", href: "#list" },
      { label: "经络腧穴", href: "#points" },
      { label: "足阳明胃经：从承泣到厉兑四十五穴的取穴、刺法与四个病种的配穴" },
    ],
  },
});
