import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = preview.meta({
  component: EmptyState,
  title: "Status/EmptyState",
  args: { title: "还没有医案", children: "写下第一例：模板医案有机会入选精选。" },
});

export const WithAction = meta.story({ args: { action: <Button>写医案</Button> } });
export const WithLink = meta.story({
  args: {
    title: "没有符合条件的课程",
    children: "换一个分类，或者清除筛选。",
    action: (
      <Button asChild>
        <a href="#all">清除筛选</a>
      </Button>
    ),
  },
});
export const TitleAlone = meta.story({ args: { children: undefined } });
export const LongText = meta.story({
  args: {
    title: "没有找到与“《黄帝内经》选读：从《上古天真论》到《灵枢·九针十二原》的三十六讲”有关的课程",
    children:
      "可能是关键词太长。试试只写病名、穴名或书名，例如“足三里”“失眠”“伤寒论”，也可以从全部课程里按分类找。",
  },
});
