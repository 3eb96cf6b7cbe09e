import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { TopProgress } from "./top-progress.tsx";

const meta = preview.meta({
  component: TopProgress,
  title: "Status/TopProgress",
  parameters: { layout: "fullscreen" },
  args: { active: true },
});

export const Active = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar", { name: "正在加载" })).toBeVisible();
  },
});
export const Idle = meta.story({
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
});
