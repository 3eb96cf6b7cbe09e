import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { SignInPromo } from "./sign-in-promo.tsx";

const meta = preview.meta({
  title: "Shell/SignInPromo",
  component: SignInPromo,
  parameters: { layout: "fullscreen" },
  args: { signInHref: "#login", onClose: fn() },
  decorators: [
    (Story) => (
      <>
        <div style={{ minBlockSize: 600 }} />
        <Story />
      </>
    ),
  ],
});

export const Visitor = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("complementary", { name: "登录提示" })).toBeVisible();
    await expect(canvas.queryByRole("alert") ?? canvas.queryByRole("status")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "关闭" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongWords = meta.story({
  args: {
    title: "登录后，接着上次的地方学，在每一台设备上都从同一句话开始",
    children: "免费专区随到随学，学习时长自动记录，笔记和医案也都在这里，不会因为换了手机而找不到",
  },
});
