import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { CategoryMenu, type Category } from "./category-menu.tsx";

const leaf = (name: string): Category => ({ id: name, name, href: `#${name}` });
const group = (name: string, ...children: string[]): Category => ({
  ...leaf(name),
  children: children.map(leaf),
});

const categories: Category[] = [
  {
    ...leaf("针灸"),
    note: "毫针 · 火针 · 皮内针",
    children: [
      group("毫针", "进针", "行针", "得气", "补泻手法", "留针与出针"),
      group("特色针法", "火针", "皮内针", "浮针", "头皮针", "耳针", "腕踝针"),
      group("灸法", "直接灸", "隔姜灸", "温针灸", "雷火灸", "天灸"),
      group("部位", "头面", "颈肩", "腰背", "胸腹", "上肢", "下肢"),
      group("安全", "晕针", "滞针", "气胸预防", "消毒规范"),
    ],
  },
  group("经络腧穴", "十二经", "督任二脉", "奇穴"),
  group("中药", "解表", "补益", "活血化瘀"),
  group("方剂", "四君子汤类", "桂枝汤类"),
  group("诊断", "舌诊", "脉诊", "问诊"),
  group("经典", "内经", "伤寒论", "金匮要略"),
  group("专病", "头痛", "失眠", "颈肩腰腿痛"),
  group("养生", "四时", "食疗", "导引"),
  group("小儿", "推拿", "喂养"),
];

const meta = preview.meta({
  title: "Course/CategoryMenu",
  component: CategoryMenu,
  args: { categories },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "min(282px, 100%)", minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Closed = meta.story({});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: /针灸/ });
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("link", { name: "补泻手法" })).toBeVisible();
  },
});

export const More = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "更多" });
    await userEvent.click(opener);
    await expect(canvas.getByRole("link", { name: "养生" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "推拿" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("link", { name: "推拿" })).toBeNull());
  },
});

export const SevenAlone = meta.story({ args: { categories: categories.slice(0, 7) } });
export const NoChildren = meta.story({ args: { categories: categories.map(({ name }) => leaf(name)) } });
