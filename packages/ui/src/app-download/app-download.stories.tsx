import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { AppDownload } from "./app-download.tsx";

const meta = preview.meta({
  title: "Shell/AppDownload",
  component: AppDownload,
  args: {
    sources: [
      {
        name: "App Store",
        words: "iPhone 与 iPad，iOS 16 及以上",
        code: "/art/qr-app.svg",
        href: "#ios",
        linkText: "打开 App Store",
      },
      {
        name: "安卓",
        words: "安卓 9 及以上",
        code: "/art/qr-app.svg",
        href: "#android",
        linkText: "下载安装包",
      },
      { name: "公众号", words: "微信扫码关注，开课与直播都有提醒", code: "/art/qr-mp.svg" },
    ],
  },
});

export const Everywhere = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("img", { name: "公众号二维码" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "下载安装包" })).toHaveAttribute("href", "#android");
  },
});

/** An upstream that knows addresses alone. */
export const LinksAlone = meta.story({
  args: { sources: [{ name: "App Store", href: "#ios", linkText: "打开 App Store" }] },
});

export const CodeMissing = meta.story({
  args: { sources: [{ name: "公众号", code: "/art/nowhere.svg" }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("img", { name: "公众号二维码，没有取到" })).toBeVisible();
  },
});

export const CodeAlone = meta.story({ args: { sources: [{ name: "公众号", code: "/art/qr-mp.svg" }] } });
