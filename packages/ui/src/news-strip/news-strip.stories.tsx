import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { NewsStrip } from "./news-strip.tsx";

const items = [
  { id: "1", title: "冬至开灸：二十一天艾灸打卡", href: "#1", when: "12月1日–12月22日" },
  { id: "2", title: "第六期准弟子报名", href: "#2", when: "至 1月10日" },
];

const meta = preview.meta({ title: "Home/NewsStrip", component: NewsStrip, args: { items } });

export const Two = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "活动" })).toBeVisible();
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
});
export const One = meta.story({ args: { items: items.slice(0, 1) } });
export const LongText = meta.story({
  args: {
    items: items.map((item) => ({
      ...item,
      title: `${item.title}，每天一刻钟，二十一天不断，附每日穴位与灸量表`,
    })),
  },
});
