import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { CodeField } from "./code-field.tsx";

const meta = preview.meta({
  component: CodeField,
  title: "Forms/CodeField",
  args: { onRequestCode: fn(), onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "获取验证码" }));
    await expect(args.onRequestCode).toHaveBeenCalledOnce();
  },
});

export const Waiting = meta.story({
  args: { resendAt: 0 },
  // The wait starts when the story does, and so says 60.
  render: function Waiting(args) {
    const [resendAt] = useState(() => Date.now() + 60_000);
    return <CodeField {...args} resendAt={resendAt} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: /^\d+秒后重试$/ });
    await userEvent.click(button);
    await expect(args.onRequestCode).not.toHaveBeenCalled();
    await expect(canvas.getByRole("status")).toHaveTextContent("验证码已发送");
  },
});

export const Requesting = meta.story({ args: { requesting: true } });

export const PastedFromMessage = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "验证码" });
    await userEvent.click(field);
    await userEvent.paste("１２３ ４５６");
    await expect(field).toHaveValue("123456");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("123456");
  },
});

export const Wrong = meta.story({
  args: { defaultValue: "123456", error: "验证码错误，还可以试 4 次" },
});
