import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { StudyPanel } from "./study-panel.tsx";

const meta = preview.meta({
  title: "Course/StudyPanel",
  component: StudyPanel,
  args: {
    nickname: "林知夏",
    avatar: "/people/lu.svg",
    greeting: "晚上好，今天学过了",
    minutes: 38,
    days: 12,
    week: { studied: [true, true, true, true, true, false, false], today: 4 },
    next: { href: "#lesson", title: "第 12 讲 · 地仓透颊车", note: "上次停在 06:42" },
    onCalendarOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 282 }}>
        <Story />
      </div>
    ),
  ],
});

export const Studied = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "学习日历" }));
    await expect(args.onCalendarOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("complementary", { name: "学习统计" })).toHaveTextContent("38分钟");
    await expect(canvas.getByText("五", { exact: false, selector: "li" })).toHaveAttribute(
      "aria-current",
      "date",
    );
    await expect(canvas.getByRole("link", { name: "接着学" })).toHaveAttribute("href", "#lesson");
  },
});
export const FirstDay = meta.story({
  args: {
    avatar: null,
    greeting: "还没有开始，挑一门课吧",
    minutes: 0,
    days: 0,
    week: { studied: [], today: 0 },
    next: undefined,
  },
});
export const WithoutWeek = meta.story({ args: { week: undefined, onCalendarOpen: undefined } });
export const LongText = meta.story({
  args: {
    nickname: "一个名字写得很长很长的学员",
    minutes: 1240,
    days: 1024,
    next: { href: "#", title: "第 12 讲 · 承泣到地仓：面部九穴的取穴、进针层次与透刺的方向" },
  },
});
