import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Plate } from "./plate.tsx";

const meta = preview.meta({
  title: "Course/Plate",
  component: Plate,
  args: { src: "/covers/weijing.svg", title: "足阳明胃经：取穴与刺法" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 282 }}>
        <Story />
      </div>
    ),
  ],
});

export const Cover = meta.story({});
export const Portrait = meta.story({
  args: { src: "/people/founder.svg", title: "周砚农", alt: "周砚农画像", ratio: "4 / 5" },
});
export const NoImage = meta.story({ args: { src: null } });
export const BrokenImage = meta.story({
  args: { src: "/covers/nowhere.svg", title: "四物汤：一方十八变" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("四物汤：一方十八变")).toBeVisible());
  },
});
