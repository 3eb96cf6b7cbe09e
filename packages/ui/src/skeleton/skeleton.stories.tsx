import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Stack } from "../stack/stack.tsx";
import { Skeleton, SkeletonFigure, SkeletonPlate, SkeletonText } from "./skeleton.tsx";

const meta = preview.meta({
  component: Skeleton,
  subcomponents: { SkeletonPlate, SkeletonText, SkeletonFigure },
  title: "Status/Skeleton",
});

export const Card = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 282 }}>
      <Skeleton {...args}>
        <SkeletonPlate />
        <SkeletonText lines={2} />
        <Stack direction="row" gap={4}>
          <SkeletonFigure />
          <SkeletonFigure width={88} />
        </Stack>
      </Skeleton>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("正在加载").parentElement).toHaveAttribute("aria-busy", "true");
  },
});
export const Person = meta.story({
  render: (args) => (
    <Skeleton {...args} label="正在取讲者">
      <Stack direction="row" align="center">
        <div style={{ inlineSize: 56, flex: "none" }}>
          <SkeletonPlate shape="round" />
        </div>
        <div style={{ flex: 1 }}>
          <SkeletonText lines={2} />
        </div>
      </Stack>
    </Skeleton>
  ),
});
export const Paragraph = meta.story({ args: { children: <SkeletonText lines={5} /> } });
