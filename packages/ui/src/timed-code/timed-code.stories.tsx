import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { TimedCode } from "./timed-code.tsx";

const minute = 60_000;

const meta = preview.meta({
  title: "Status/TimedCode",
  component: TimedCode,
  args: {
    text: "https://xinglin.example/scan/Zm9yLXRoZS1zdG9yeS1hbG9uZQ",
    label: "登录二维码",
    onRefresh: fn(),
    children: "用已经登录的手机扫一扫",
  },
});

export const Ready = meta.story({
  // Counts down.
  tags: ["!visual"],
  render: (args) => <TimedCode {...args} madeAt={Date.now()} expiresAt={Date.now() + 3 * minute} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "登录二维码" })).toBeVisible();
    await expect(canvas.getByText(/有效/)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const DrawnByTheServer = meta.story({
  args: { text: undefined, picture: "/art/qr-kf.svg" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "登录二维码" })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { text: undefined } });

export const Scanned = meta.story({ args: { state: "scanned" } });

export const Expired = meta.story({
  args: { madeAt: 0, expiresAt: 3 * minute },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("这个码是 3 分钟前的，已经过期");
    // A camera, and a screen reader, should not take the old one.
    await expect(canvas.queryByRole("img")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "刷新二维码" }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  args: { text: undefined, state: "failed", failure: "连不上服务器，请检查网络后再试。" },
});
