import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Link } from "../link/link.tsx";
import { Checkbox } from "./checkbox.tsx";

const meta = preview.meta({
  component: Checkbox,
  title: "Forms/Checkbox",
  args: { children: "记住这台设备", onCheckedChange: fn() },
});

export const Unchecked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("记住这台设备"));
    await expect(canvas.getByRole("checkbox", { name: "记住这台设备" })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
});
export const Agreement = meta.story({
  args: {
    defaultChecked: true,
    children: (
      <>
        我已阅读并同意<Link href="#agreement">《用户协议》</Link>
      </>
    ),
  },
});
export const Disabled = meta.story({ args: { disabled: true, defaultChecked: true } });
export const LongText = meta.story({
  args: { children: "我愿意把这一则医案（隐去姓名与住址）给杏林针道的同学看，并知道可以随时收回" },
});
