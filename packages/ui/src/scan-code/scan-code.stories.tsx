import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { ScanCode } from "./scan-code.tsx";

const meta = preview.meta({
  title: "Status/ScanCode",
  component: ScanCode,
  args: { src: "/art/qr-kf.svg", alt: "客服二维码", title: "扫码找客服" },
});

export const Large = meta.story({ args: { size: "large" } });
export const WithWords = meta.story({
  args: { children: "每天 9:00–21:00，选课、退款、播放问题都可以问。" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "客服二维码" })).toBeVisible();
  },
});

export const PictureMissing = meta.story({
  args: { src: "/art/nowhere.svg" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "客服二维码，没有取到" })).toBeVisible();
  },
});

export const TitleAlone = meta.story({});
