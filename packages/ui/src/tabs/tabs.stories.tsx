import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Tabs } from "./tabs.tsx";

const meta = preview.meta({ title: "Navigation/Tabs", component: Tabs });

const course = (
  <Tabs defaultValue="intro">
    <Tabs.List label="课程内容">
      <Tabs.Tab value="intro">课程介绍</Tabs.Tab>
      <Tabs.Tab value="lessons">目录</Tabs.Tab>
      <Tabs.Tab value="notice">购买须知</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="intro">多气多血的一条经，四十五穴。</Tabs.Panel>
    <Tabs.Panel value="lessons">二十四讲，七小时三十六分。</Tabs.Panel>
    <Tabs.Panel value="notice">七天内可全额退款。</Tabs.Panel>
  </Tabs>
);

export const Course = meta.story({
  render: () => course,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "课程介绍" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "目录" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: "目录" })).toHaveTextContent("二十四讲");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "购买须知" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "课程介绍" })).toHaveFocus();
  },
});

const types = ["针法", "方药", "诊断", "经典", "专病", "养生", "小儿", "妇科", "备考", "医案选讲"];

export const MoreThanFit = meta.story({
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Tabs defaultValue="针法">
        <Tabs.List label="课程类型">
          {types.map((type) => (
            <Tabs.Tab key={type} value={type}>
              {type}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {types.map((type) => (
          <Tabs.Panel key={type} value={type}>
            {type}课程
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  ),
});

export const Disabled = meta.story({
  render: () => (
    <Tabs defaultValue="all">
      <Tabs.List label="弟子类别">
        <Tabs.Tab value="all">全部</Tabs.Tab>
        <Tabs.Tab value="junior" disabled>
          准弟子
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="all">一千一百四十六人</Tabs.Panel>
      <Tabs.Panel value="junior">五百九十人</Tabs.Panel>
    </Tabs>
  ),
});
