import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Reach } from "./reach.tsx";

const meta = preview.meta({
  title: "Status/Reach",
  component: Reach,
  args: { percent: 46, label: "足阳明胃经", valueText: "学到第 11 讲，共 24 讲" },
});

export const Halfway = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "足阳明胃经" });
    await expect(bar).toHaveAttribute("aria-valuenow", "46");
    await expect(bar).toHaveAttribute("aria-valuetext", "学到第 11 讲，共 24 讲");
  },
});
export const NotBegun = meta.story({ args: { percent: 0, valueText: "未学习" } });
export const Done = meta.story({ args: { percent: 100, valueText: "已学完" } });
