import preview from "../../../../.storybook/preview.tsx";
import { Columns } from "./columns.tsx";

const box = (text: string) => (
  <div style={{ padding: 24, minBlockSize: 120, boxShadow: "inset 0 0 0 1px currentColor" }}>{text}</div>
);

const meta = preview.meta({
  title: "Layout/Columns",
  component: Columns,
  parameters: { layout: "fullscreen" },
  args: {
    children: (
      <>
        {box("正文")}
        {box("旁栏")}
      </>
    ),
  },
});

export const Reading = meta.story({ args: { layout: "reading" } });
export const Lead = meta.story({ args: { layout: "lead" } });
export const Study = meta.story({
  args: {
    layout: "study",
    children: (
      <>
        {box("已购课程")}
        <Columns.Column folded="first">{box("学习面板，窄屏在前")}</Columns.Column>
      </>
    ),
  },
});
export const Picture = meta.story({ args: { layout: "picture" } });
export const Map = meta.story({ args: { layout: "map" } });
export const InSight = meta.story({
  args: {
    layout: "map",
    children: (
      <>
        <div style={{ minBlockSize: 1600, boxShadow: "inset 0 0 0 1px currentColor" }}>长的一栏</div>
        <Columns.Column inSight>{box("跟着走的一栏")}</Columns.Column>
      </>
    ),
  },
});
export const Stage = meta.story({ args: { layout: "stage" } });
export const Theatre = meta.story({ args: { layout: "theatre" } });
