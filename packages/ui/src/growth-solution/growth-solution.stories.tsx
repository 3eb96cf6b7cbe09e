import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { GrowthSolution } from "./growth-solution.tsx";

const meta = preview.meta({
  title: "Home/GrowthSolution",
  component: GrowthSolution,
  args: {
    title: "从会扎针，到能坐诊",
    summary: "面向已取得执业资格的医师。半年时间，跟诊、抄方、独立接诊，每一例都有老师批注。",
    cover: "/covers/zhendao.svg",
    steps: [
      { title: "跟诊", text: "八周，每周两个半天，记录不少于四十例" },
      { title: "抄方与讲方", text: "八周，自拟处方，老师逐味批改" },
      { title: "督导下接诊", text: "八周，从问诊到针药结合，完整病程" },
    ],
    onAsk: fn(),
  },
});

export const WithSteps = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: "扫码咨询" }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
});
export const NoSteps = meta.story({ args: { steps: null } });
export const NoImage = meta.story({ args: { cover: null } });
export const NobodyToAsk = meta.story({ args: { onAsk: undefined } });
export const LongText = meta.story({
  args: {
    title: "从会扎针到能坐诊：面向基层医师的半年跟诊、抄方与督导接诊方案",
    summary: "面向已取得执业资格的医师。".repeat(8),
    steps: [{ title: "跟诊".repeat(8), text: "八周，每周两个半天，记录不少于四十例。".repeat(4) }],
  },
});
