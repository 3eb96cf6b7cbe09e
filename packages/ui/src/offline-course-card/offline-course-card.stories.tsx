import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { OfflineCourseCard } from "./offline-course-card.tsx";

const meta = preview.meta({
  title: "Course/OfflineCourseCard",
  component: OfflineCourseCard,
  args: {
    href: "#offline",
    title: "黄山秋期面授",
    subtitle: "四天，把手放轻：持针、进针与得气",
    cover: "/covers/neijing.svg",
    address: "安徽省黄山市黄山区汤口镇",
    dates: "2026年10月15日至18日",
    looks: 1286,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 282 }}>
        <Story />
      </div>
    ),
  ],
});

export const InGrid = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "黄山秋期面授" })).toBeVisible();
    await expect(canvas.getByText("1,286 次浏览")).toBeVisible();
  },
});
export const NoImage = meta.story({ args: { cover: null } });
export const Over = meta.story({
  args: { title: "青城山采药", dates: "2026年4月11日至12日", over: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("已结束")).toBeVisible();
  },
});
export const TitleAlone = meta.story({
  args: { subtitle: null, address: null, dates: null, looks: null },
});
export const NobodyLooked = meta.story({ args: { looks: 0 } });
export const LongText = meta.story({
  args: {
    title: "太湖三伏夏夜义诊与随访复盘：两个晚上看诊六十人，第三日逐例写医案",
    subtitle:
      "三伏里的两个晚上，看诊、随访与复盘；每一例都写明为什么选这一针、为什么不选那一针，第三日当众讲评",
    address: "江苏省无锡市滨湖区马山街道古竹路与梁康路交叉口向东四百米游客中心二层第三会议室",
    dates: "2026年12月30日至2027年1月2日",
    looks: 1_204_862,
  },
});
