import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { OfflineBanner } from "./offline-banner.tsx";

const meta = preview.meta({
  component: OfflineBanner,
  title: "Status/OfflineBanner",
  parameters: { layout: "fullscreen" },
  args: { offline: true },
});

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("网络断开了，恢复后会自动继续");
  },
});
export const Online = meta.story({ args: { offline: false } });
export const LongText = meta.story({
  args: {
    children:
      "网络断开了：这一讲已经缓存了三分钟，可以接着看；写下的医案留在这台设备上，网络恢复后会自动保存",
  },
});
