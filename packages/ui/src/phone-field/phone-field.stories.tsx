import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { PhoneField } from "./phone-field.tsx";

const meta = preview.meta({
  component: PhoneField,
  title: "Forms/PhoneField",
  args: { onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({ args: { hint: "十一位大陆手机号" } });
export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "手机号" });
    await userEvent.click(field);
    await userEvent.paste("+86 138 0000 0001");
    await expect(field).toHaveValue("13800000001");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("13800000001");
  },
});
export const Impossible = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "手机号" });
    await userEvent.type(field, "1380000");
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("请输入合法的手机号");
  },
});
export const RefusedByHost = meta.story({
  args: { defaultValue: "13800000001", error: "今天的验证码已发完，请明天再试" },
});
