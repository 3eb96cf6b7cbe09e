import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { Text } from "../text/text.tsx";
import { Stack } from "./stack.tsx";

const meta = preview.meta({ component: Stack, title: "Layout/Stack" });

export const Column = meta.story({
  args: { gap: 2, children: ["足三里", "内关", "合谷"].map((name) => <Text key={name}>{name}</Text>) },
});
export const Row = meta.story({
  args: {
    direction: "row",
    align: "center",
    justify: "between",
    children: [
      <Text key="count" tone="soft">
        共 94 门
      </Text>,
      <Button key="clear" variant="text">
        清除筛选
      </Button>,
    ],
  },
});
export const Wrapping = meta.story({
  args: {
    direction: "row",
    wrap: true,
    gap: 3,
    children: Array.from({ length: 16 }, (_, index) => <Button key={index}>第 {index + 1} 讲</Button>),
  },
});
export const List = meta.story({
  args: { as: "ul", gap: 1, children: ["曲池", "委中", "列缺"].map((name) => <li key={name}>{name}</li>) },
});
