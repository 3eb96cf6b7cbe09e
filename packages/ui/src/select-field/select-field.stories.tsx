import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { SelectField } from "./select-field.tsx";

const meta = preview.meta({
  title: "Forms/SelectField",
  component: SelectField,
  args: {
    label: "省份",
    options: [
      { value: "", label: "全部省份" },
      { value: "四川省", label: "四川省" },
      { value: "浙江省", label: "浙江省" },
    ],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Unchosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "省份" }), "四川省");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("四川省");
  },
});
export const Chosen = meta.story({ args: { defaultValue: "浙江省" } });
export const WithHint = meta.story({
  args: { label: "城市", hint: "先选省份" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("先选省份");
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const LongText = meta.story({
  args: {
    label: "所在的自治州或地区",
    options: [{ value: "1", label: "克孜勒苏柯尔克孜自治州及其所辖的各县市" }],
  },
});
