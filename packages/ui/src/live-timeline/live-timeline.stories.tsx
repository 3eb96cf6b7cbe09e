import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { LiveTimeline, type TimelineLive } from "./live-timeline.tsx";

const now = Date.parse("2026-11-20T20:12:00+08:00");
const lives: TimelineLive[] = [
  {
    id: "1",
    href: "#1",
    title: "虚劳用补，先辨脾肾",
    cover: "/covers/siwu.svg",
    state: "ended",
    startTime: "2026-11-18T11:30:00Z",
    minutes: 102,
    hasReplay: true,
    tutor: "周砚农",
    viewers: 2106,
  },
  {
    id: "2",
    href: "#2",
    title: "足三里的四种刺法",
    summary: "直刺、斜刺、透刺与温针",
    cover: "/covers/weijing.svg",
    state: "live",
    startTime: "2026-11-20T11:30:00Z",
    minutes: 120,
    tutor: "周砚农",
    viewers: 1284,
  },
  {
    id: "3",
    href: "#3",
    title: "冬令膏方：从四君子汤说起",
    summary: "脾虚与湿困怎样分开治",
    cover: "/covers/siwu.svg",
    state: "upcoming",
    startTime: "2026-11-21T02:00:00Z",
    tutor: "沈书宁",
    bookings: 638,
  },
  {
    id: "4",
    href: "#4",
    title: "裂纹、齿痕与剥苔",
    summary: "三种常见舌象的误判",
    cover: "/covers/shezhen.svg",
    state: "upcoming",
    startTime: "2026-11-25T12:00:00Z",
    tutor: "顾元",
    bookings: 412,
  },
];

const meta = preview.meta({ title: "Home/LiveTimeline", component: LiveTimeline, args: { lives, now } });

export const AllStates = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvas.getByText("直播中")).toBeVisible();
    await expect(canvas.getByText("进入直播")).toBeVisible();
    await expect(canvas.getByText("已开始 42 分钟")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "冬令膏方：从四君子汤说起" })).toHaveAttribute(
      "href",
      "#3",
    );
  },
});
export const NoReplay = meta.story({
  args: { lives: lives.map((live) => ({ ...live, state: "ended" as const, hasReplay: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("看回放")).toBeNull();
    await expect(canvas.getAllByText("已结束")).toHaveLength(4);
  },
});
export const LeadingNowhereYet = meta.story({
  args: { lives: lives.map(({ href: _href, ...live }) => live) },
});
export const One = meta.story({ args: { lives: lives.slice(1, 2) } });
export const TwoRows = meta.story({
  args: { lives: [...lives, ...lives.map((live) => ({ ...live, id: `${live.id}b` }))] },
});
export const NoImage = meta.story({ args: { lives: lives.map((live) => ({ ...live, cover: null })) } });
export const WhatTheSpecAloneTells = meta.story({
  args: { lives: [{ id: "9", href: "#9", title: "今晚开讲", state: "upcoming" }] },
});
export const LongText = meta.story({
  args: {
    lives: lives.map((live) => ({
      ...live,
      title: "足阳明胃经从承泣到厉兑四十五穴的取穴、进针层次与四个病种的配穴思路",
      summary: "从承泣到厉兑逐穴讲，讲完一穴练一穴，练完再讲下一穴，中间不许跳，也不许抄近路。",
    })),
  },
});
