import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Switch } from "./switch.tsx";

const meta = preview.meta({
  component: Switch,
  title: "Forms/Switch",
  args: { children: "字幕", onCheckedChange: fn() },
});

export const Off = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("字幕"));
    await expect(canvas.getByRole("switch", { name: "字幕" })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
});
export const On = meta.story({ args: { defaultChecked: true, children: "连播" } });
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } });
