import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Failure } from "./failure.tsx";

const meta = preview.meta({
  component: Failure,
  title: "Status/Failure",
  args: {
    title: "课程没有取回来",
    children: "服务器十六秒没有回应，可能是网络断了。",
    onRetry: fn(),
  },
});

export const WithRetry = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再试一次" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("status")).toHaveTextContent("课程没有取回来");
  },
});
export const Retrying = meta.story({ args: { retrying: true } });
export const WithoutWords = meta.story({ args: { title: undefined, children: undefined } });
export const NoWayOn = meta.story({ args: { onRetry: undefined } });
