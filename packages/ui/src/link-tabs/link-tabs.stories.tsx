import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { LinkTabs } from "./link-tabs.tsx";

const meta = preview.meta({
  title: "Navigation/LinkTabs",
  component: LinkTabs,
  args: {
    label: "排序",
    tabs: [
      { href: "#newest", label: "最新", current: true },
      { href: "#hottest", label: "最热" },
    ],
  },
});

export const Order = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "最新" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "最热" })).not.toHaveAttribute("aria-current");
  },
});

export const Lives = meta.story({
  args: {
    label: "直播类别",
    tabs: [
      { href: "#live", label: "直播中" },
      { href: "#soon", label: "直播预告", current: true },
      { href: "#replay", label: "直播回放" },
    ],
  },
});
