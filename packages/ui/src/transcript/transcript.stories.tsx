import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { cues } from "./transcript.fixture.ts";
import { Transcript } from "./transcript.tsx";

const meta = preview.meta({
  title: "Player/Transcript",
  component: Transcript,
  args: { cues, current: 7, onSeek: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", blockSize: 420, maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Following = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [, line] = canvas.getAllByRole("button", { name: /先摸到嵴/ });
    await expect(canvas.getByRole("button", { current: true })).toHaveTextContent("从犊鼻往下量三寸");
    if (line) await userEvent.click(line);
    await expect(args.onSeek).toHaveBeenCalledWith(32);
  },
});

export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "在文字稿里找" }), "得气");
    await expect(canvas.getByText("第 1 处，共 10 处")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "下一处" }));
    await expect(canvas.getByText("第 2 处，共 10 处")).toBeInTheDocument();
  },
});

export const NotFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "合谷");
    await expect(canvas.getByText("没有找到")).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "下一处" })).toBeDisabled();
  },
});

export const BeforeTheFirstWord = meta.story({ args: { current: -1 } });

export const WithoutCaptions = meta.story({
  args: { cues: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("这一讲没有字幕，所以没有文字稿。")).toBeVisible();
  },
});

export const LongLines = meta.story({
  args: {
    current: 0,
    cues: [
      { start: 3725, end: 3800, text: "这一句很长，".repeat(20) },
      { start: 3800, end: 3900, text: "a".repeat(90) },
    ],
  },
});
