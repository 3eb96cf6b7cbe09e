import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Main } from "./main.tsx";

const meta = preview.meta({ title: "Layout/Main", component: Main });

export const Short = meta.story({
  args: { children: <p>一段短短的正文。</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("main")).toHaveAttribute("id", "main");
  },
});
