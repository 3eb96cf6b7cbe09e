import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { SegmentedControl } from "./segmented-control.tsx";

const onValueChange = fn();
const meta = preview.meta({ title: "Forms/SegmentedControl", component: SegmentedControl });

export const Theme = meta.story({
  render: () => (
    <SegmentedControl
      label="主题"
      defaultValue="system"
      onValueChange={onValueChange}
      segments={[
        { value: "system", label: "随系统" },
        { value: "paper", label: "宣" },
        { value: "night", label: "玄" },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "主题" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "宣" }));
    await expect(onValueChange).toHaveBeenLastCalledWith("paper");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "玄" })).toBeChecked();
  },
});

export const OneDisabled = meta.story({
  render: () => (
    <SegmentedControl
      label="清晰度"
      defaultValue="480"
      segments={[
        { value: "480", label: "标清" },
        { value: "720", label: "高清" },
        { value: "1080", label: "超清", disabled: true },
      ]}
    />
  ),
});
