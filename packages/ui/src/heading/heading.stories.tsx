import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Gallery } from "../../test/gallery.tsx";
import { heading } from "./heading.css.ts";
import { Heading } from "./heading.tsx";

const meta = preview.meta({
  component: Heading,
  title: "Foundations/Heading",
  args: { children: "经络腧穴：从四总穴歌说起" },
});

export const Page = meta.story({
  args: { level: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "经络腧穴：从四总穴歌说起" })).toBeVisible();
  },
});
export const Part = meta.story({ args: { level: 2 } });
export const LongText = meta.story({
  args: { level: 1, children: "《黄帝内经》选读：从《上古天真论》到《灵枢·九针十二原》的三十六讲与临证札记" },
});
export const All = meta.story({
  render: () => <Gallery of={heading}>{(variants) => <Heading {...variants}>针灸大成</Heading>}</Gallery>,
});
