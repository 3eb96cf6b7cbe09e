import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Link } from "../link/link.tsx";
import { Text } from "../text/text.tsx";
import { Section, SectionHead } from "./section.tsx";

const meta = preview.meta({
  component: Section,
  subcomponents: { SectionHead },
  title: "Layout/Section",
  args: {
    title: "付费课程",
    note: "讲者亲录，逐穴可回看",
    more: (
      <Link href="#more" variant="more">
        更多课程
      </Link>
    ),
    children: <Text>四门课程排在这里。</Text>,
  },
});

export const WithEverything = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "付费课程" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "更多课程" })).toBeVisible();
  },
});
export const TitleAlone = meta.story({ args: { note: undefined, more: undefined } });
export const LongText = meta.story({
  args: {
    title: "成长方案：从识穴、行针到独立接诊的三年路径",
    note: "门诊跟师、病案批改、线下集训三条线并行，按月检查，一年一考，三年出师",
  },
});
export const FirstOnPage = meta.story({ args: { space: "none" } });
export const Near = meta.story({ args: { space: "near" } });
export const HeadAlone = meta.story({ render: () => <SectionHead title="猜你喜欢" /> });
