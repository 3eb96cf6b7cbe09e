import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { vars } from "../styles/theme.css.ts";
import { ResumeNotice } from "./resume-notice.tsx";

const restart = <Button size="small">从头开始</Button>;

const meta = preview.meta({
  title: "Course/ResumeNotice",
  component: ResumeNotice,
  args: { children: "上次看到 12:30，从那里接着放", actions: restart, onClose: fn() },
  decorators: [
    (Story) => (
      <div
        data-theme="night"
        style={{ padding: 16, background: vars.color.stage, color: vars.color.onStage, maxInlineSize: 640 }}
      >
        <Story />
      </div>
    ),
  ],
});

export const Resumed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("上次看到 12:30");
    await userEvent.click(canvas.getByRole("button", { name: "知道了" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const TwoDevices = meta.story({
  args: {
    children: "在 iPhone · Safari 上看到 12:30，从那里接着放",
    actions: (
      <>
        <Button size="small">回到本机的 05:00</Button>
        {restart}
      </>
    ),
  },
});
export const Elsewhere = meta.story({
  args: {
    children: "在 Mac · Chrome 上看到 12:30，跳过去？",
    actions: <Button size="small">跳过去</Button>,
    closeLabel: "留在这里",
  },
});
export const NoChoice = meta.story({ args: { actions: undefined } });
