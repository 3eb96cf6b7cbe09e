import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { StageStill } from "../stage-still/stage-still.tsx";
import { Watermark } from "./watermark.tsx";

const meta = preview.meta({ title: "Player/Watermark", component: Watermark });

export const OverPicture = meta.story({
  args: { text: "林知夏 138****0001" },
  render: ({ text }) => (
    <StageStill poster="/art/lesson.svg">
      <Watermark text={text} />
    </StageStill>
  ),
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector("[data-watermark]");
    await expect(mark).toBeVisible();
    // In a closed shadow: no text of the page, to be found, copied or read out.
    await expect(mark).toHaveTextContent("");
    await expect(mark?.firstElementChild?.shadowRoot).toBeNull();
  },
});
