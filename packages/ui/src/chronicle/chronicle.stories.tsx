import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Chronicle } from "./chronicle.tsx";

const items = [
  { id: "1", href: "#1", title: "黄山秋期面授", cover: "/covers/neijing.svg", date: "2026.10" },
  { id: "2", href: "#2", title: "太湖义诊", cover: "/covers/zhendao.svg", date: "2026.07" },
  { id: "3", href: "#3", title: "青城山采药", cover: "/covers/siwu.svg", date: "2026.04" },
  { id: "4", href: "#4", title: "开封访针灸铜人", cover: "/covers/beishu.svg", date: "2025.11" },
  { id: "5", href: "#5", title: "安国药市辨药", cover: "/covers/wuxing.svg", date: "2025.09" },
];

const meta = preview.meta({ title: "Course/Chronicle", component: Chronicle, args: { items } });

export const Mosaic = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("article");
    await expect(first?.clientWidth ?? 0).toBeGreaterThan((second?.clientWidth ?? 0) * 1.9);
    await expect(canvas.getAllByRole("link")).toHaveLength(5);
  },
});
export const NoImages = meta.story({ args: { items: items.map((item) => ({ ...item, cover: null })) } });
export const Two = meta.story({ args: { items: items.slice(0, 2) } });
export const One = meta.story({ args: { items: items.slice(0, 1) } });
export const LongText = meta.story({
  args: {
    items: items.map((item) => ({ ...item, title: `${item.title}：两个晚上看诊六十人，第三日逐例写医案` })),
  },
});
