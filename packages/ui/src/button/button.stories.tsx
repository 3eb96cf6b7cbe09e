import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Gallery } from "../../test/gallery.tsx";
import { button } from "./button.css.ts";
import { Button } from "./button.tsx";

const meta = preview.meta({
  title: "Actions/Button",
  component: Button,
  args: { children: "看预告", onClick: fn() },
});

export const Line = meta.story({});
export const Accent = meta.story({ args: { variant: "accent", children: "购买课程" } });
export const Ink = meta.story({ args: { variant: "ink", children: "接着学" } });
export const Text = meta.story({ args: { variant: "text", children: "清除筛选" } });
export const Disabled = meta.story({ args: { disabled: true, children: "58秒后重试" } });

export const Busy = meta.story({
  args: { variant: "ink", busy: true, children: "提交中" },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "提交中" });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
});

export const AsLink = meta.story({
  render: () => (
    <Button asChild variant="ink">
      <a href="#top">看看这门课</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "看看这门课" })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { width: "full", children: "把这一门课程连同它的全部讲义加入我的课程" },
});

export const All = meta.story({
  render: () => (
    <Gallery of={button}>
      {(variants) => <Button {...variants}>{variants.variant === "accent" ? "购买课程" : "看预告"}</Button>}
    </Gallery>
  ),
});
