import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { CourseRows } from "./course-rows.tsx";
import { NumberedCourse } from "./numbered-course.tsx";
import { PurchasedCourse } from "./purchased-course.tsx";
import { RecommendedCourse } from "./recommended-course.tsx";

const meta = preview.meta({
  title: "Course/Rows",
  component: PurchasedCourse,
  args: {
    href: "#course",
    name: "足阳明胃经：取穴与刺法",
    cover: "/covers/weijing.svg",
    lessons: 24,
    state: "learning" as const,
    atLesson: 11,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 414 }}>
        <Story />
      </div>
    ),
  ],
});

export const Learning = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("学到第 11 讲")).toBeVisible();
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "46");
  },
});
export const LearningSomewhere = meta.story({ args: { atLesson: undefined } });
export const NotBegun = meta.story({ args: { state: "new", cover: "/covers/siwu.svg" } });
export const Done = meta.story({ args: { state: "done", cover: "/covers/shezhen.svg" } });
export const NoImage = meta.story({ args: { cover: null } });
export const LongText = meta.story({
  args: { name: "足阳明胃经：从承泣到厉兑四十五穴的取穴、进针层次与四个病种的配穴思路" },
});

export const Recommended = meta.story({
  render: () => (
    <CourseRows>
      <RecommendedCourse
        href="#1"
        name="五脏背俞：定位、配穴与刺法"
        cover="/covers/beishu.svg"
        lessons={20}
      />
      <RecommendedCourse
        href="#2"
        name="子午流注：按时取穴的理与法，附可转动的时辰盘练习"
        cover="/covers/ziwu.svg"
        lessons={12}
      />
      <RecommendedCourse href="#3" name="灸法十讲" cover={null} />
    </CourseRows>
  ),
});

export const Numbered = meta.story({
  render: () => (
    <CourseRows columns={2}>
      <NumberedCourse href="#1" number={1} name="认识毫针：规格、持针与消毒" lessons={8} learners={21_380} />
      <NumberedCourse href="#2" number={12} name="艾灸在家能做什么，不能做什么" learners={40_126} />
    </CourseRows>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("十二")).toBeVisible();
  },
});
