import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { TextField } from "./text-field.tsx";

const meta = preview.meta({
  component: TextField,
  title: "Forms/TextField",
  args: { label: "昵称", onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({
  args: { hint: "两到十二个字，别人看得见" },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "昵称" });
    await expect(field).toHaveAccessibleDescription("两到十二个字，别人看得见");
    await userEvent.type(field, "知夏");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("知夏");
  },
});
export const Filled = meta.story({ args: { defaultValue: "林知夏" } });
export const Required = meta.story({ args: { required: true, placeholder: "写真名或雅号" } });
export const WithUnit = meta.story({
  args: { label: "身高", suffix: "厘米", numeric: true, defaultValue: "168" },
});
export const WithError = meta.story({
  args: { error: "昵称里有不能用的字，换一个吧", defaultValue: "神医" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "昵称" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("昵称里有不能用的字，换一个吧");
  },
});
export const Disabled = meta.story({ args: { disabled: true, defaultValue: "林知夏" } });
export const LongText = meta.story({
  args: {
    label: "就诊时所述的主要不适与持续的时间",
    error: "这里写得太长了：请只写最主要的一两处不适和持续的时间，其余的写进现病史，那里没有字数限制",
    defaultValue: "右侧腰腿酸痛三月余，久坐加重，卧床稍缓，近一周夜间痛醒两次",
  },
});
