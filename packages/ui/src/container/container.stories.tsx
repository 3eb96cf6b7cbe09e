import preview from "../../../../.storybook/preview.tsx";
import { Text } from "../text/text.tsx";
import { Container } from "./container.tsx";

const meta = preview.meta({
  component: Container,
  title: "Layout/Container",
  parameters: { layout: "fullscreen" },
  args: { children: <Text>纸面一千二百，左右留白。</Text> },
});

export const Page = meta.story({});

export const Narrow = meta.story({
  args: { width: "narrow", children: "单独一页的表单或说明，不铺满整页。" },
});
