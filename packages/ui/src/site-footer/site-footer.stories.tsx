import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { SiteFooter } from "./site-footer.tsx";

const column = (title: string, labels: string[]) => ({
  title,
  links: labels.map((label) => ({ href: `#${label}`, label })),
});

const meta = preview.meta({
  title: "Shell/SiteFooter",
  component: SiteFooter,
  parameters: { layout: "fullscreen" },
  args: {
    phone: "400-000-0000",
    hours: "周一至周日 9:00–21:00",
    email: "service@xinglin.example",
    columns: [
      column("学习", ["付费课程", "免费专区", "线下课", "直播"]),
      column("查阅", ["中药百科", "方剂百科", "针灸学", "来源与引用"]),
      column("服务", ["下载 App", "退款须知", "用户协议", "联系客服"]),
    ],
    codes: [
      { name: "手机 App", src: "/art/qr-app.svg" },
      { name: "公众号", src: "/art/qr-mp.svg" },
    ],
    company: "2026 杏林针道文化传播有限公司",
    filing: "备案号：示例 ICP 备 00000000 号",
    filingHref: "#filing",
    note: "课程内容供学习参考，不替代执业医师面诊",
  },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "400-000-0000" })).toHaveAttribute(
      "href",
      "tel:4000000000",
    );
    await expect(canvas.getByRole("img", { name: "公众号二维码" })).toBeInTheDocument();
  },
});

export const CodesMissing = meta.story({
  args: {
    codes: [
      { name: "手机 App", src: "/art/nowhere.svg" },
      { name: "公众号", src: "/art/nowhere-either.svg" },
    ],
  },
});

/** Before the configuration has arrived. */
export const LinksAlone = meta.story({
  args: {
    phone: undefined,
    hours: undefined,
    email: undefined,
    codes: [],
    company: undefined,
    filing: undefined,
    note: undefined,
  },
});
