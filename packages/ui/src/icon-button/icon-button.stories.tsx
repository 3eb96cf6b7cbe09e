import { ArrowUp, X } from "lucide-react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Gallery } from "../../test/gallery.tsx";
import { iconButton } from "./icon-button.css.ts";
import { IconButton } from "./icon-button.tsx";

const meta = preview.meta({
  component: IconButton,
  title: "Actions/IconButton",
  args: { label: "关闭", icon: X, onClick: fn() },
});

export const Bare = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "关闭" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const Line = meta.story({ args: { variant: "line", label: "回到顶部", icon: ArrowUp } });
export const Disabled = meta.story({ args: { disabled: true } });
export const All = meta.story({
  render: () => (
    <Gallery of={iconButton}>{(variants) => <IconButton label="关闭" icon={X} {...variants} />}</Gallery>
  ),
});
