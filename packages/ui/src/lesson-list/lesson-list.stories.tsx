import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Gallery } from "../../test/gallery.tsx";
import { root } from "./lesson-list.css.ts";
import { LessonList, type Lesson } from "./lesson-list.tsx";

const lesson = (id: number, title: string, duration: number, state?: Lesson["state"]): Lesson => ({
  id: String(id),
  href: `#lesson-${id}`,
  title,
  duration,
  state,
});

const lessons = [
  lesson(1, "经脉起止与循行", 1100, "done"),
  lesson(2, "犊鼻：膝眼里的门", 845, "done"),
  lesson(3, "足三里：取穴与进针", 1368),
  lesson(4, "上巨虚：大肠下合穴", 992),
  lesson(5, "条口与下巨虚", 1150),
  lesson(6, "丰隆：化痰要穴", 1064, "locked"),
  lesson(7, "解溪、冲阳与内庭", 3663, "locked"),
];

const meta = preview.meta({
  title: "Course/LessonList",
  component: LessonList,
  args: { lessons, currentId: "3" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const OnPaper = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "课程目录" })).toHaveTextContent("7 讲，2 小时 50 分");
    const now = canvas.getByRole("link", { name: /足三里/ });
    await expect(now).toHaveAttribute("aria-current", "true");
    await expect(now).toHaveAccessibleName(/正在播放/);
    await expect(canvas.getByRole("link", { name: /丰隆/ })).toHaveAccessibleName(/购买后可学/);
  },
});
export const OnStage = meta.story({ args: { on: "stage" } });
/** One begun, one almost done, and one that plays. */
export const Begun = meta.story({
  args: {
    lessons: lessons.map((each, place) => ({ ...each, percent: [100, 100, 61, 4, 96, 0, 0][place] })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /上巨虚/ })).toHaveAccessibleName(/看了百分之 4/);
    await expect(canvas.getByRole("link", { name: /犊鼻/ })).toHaveAccessibleName(/，已学/);
  },
});
export const BegunOnStage = meta.story({
  args: { ...Begun.input.args, on: "stage" },
});
export const Scrolling = meta.story({
  args: { on: "stage" },
  render: (args) => (
    <div style={{ display: "grid", blockSize: 260 }}>
      <LessonList {...args} />
    </div>
  ),
});
export const NotLinked = meta.story({
  args: {
    currentId: undefined,
    lessons: lessons.map(({ id, title, duration }) => ({ id, title, duration, learners: 1240 })),
  },
});
export const OneLesson = meta.story({ args: { lessons: lessons.slice(0, 1), currentId: undefined } });
export const NoDurations = meta.story({
  args: { lessons: lessons.map(({ id, title, href }) => ({ id, title, href })) },
});
export const LongText = meta.story({
  args: {
    lessons: [
      lesson(1, "承泣到地仓：面部九穴的取穴、进针层次，以及为什么这一带宁浅勿深、宁斜勿直", 1575),
      ...lessons.slice(1, 3),
    ],
  },
});
export const All = meta.story({
  render: (args) => <Gallery of={root}>{(variants) => <LessonList {...args} {...variants} />}</Gallery>,
  parameters: {
    // Two lists side by side carry the same landmark name, which no page does.
    a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } },
  },
});
