import { useState } from "react";
import { expect, screen } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import type { Disciple } from "../disciple-card/disciple.ts";
import { DiscipleDialog } from "./disciple-dialog.tsx";

const disciples: Disciple[] = [
  {
    id: "1",
    nickname: "沈书宁",
    portrait: "/people/chen.svg",
    styleName: "静之",
    label: "首期弟子",
    kind: "disciple",
    province: "四川省",
    city: "成都市",
    intro:
      "在成都一家社区门诊看脾胃病。先抄方三年，师父才许拿针；如今一张方只配两三个穴，写医案时必注明“为何不用另一张方”。",
  },
  { id: "2", nickname: "许和", kind: "junior", province: "上海市", city: "上海市" },
];

function Host({ list, first }: { list: readonly Disciple[]; first: string }) {
  const [chosen, choose] = useState<string | null>(first);
  return <DiscipleDialog disciples={list} chosen={chosen} onChoose={choose} />;
}

const meta = preview.meta({
  title: "People/DiscipleDialog",
  component: Host,
  args: { list: disciples, first: "1" },
});

export const WithPortrait = meta.story({
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("dialog", { name: "沈书宁" })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.getByRole("dialog", { name: "许和" })).toBeVisible();
    await expect(screen.getByText("还没有写下自我介绍。")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "上一位" }));
    await expect(screen.getByRole("dialog", { name: "沈书宁" })).toBeVisible();
  },
});
export const NothingWritten = meta.story({ args: { first: "2" } });
export const Alone = meta.story({
  args: { list: disciples.slice(0, 1) },
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: "沈书宁" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "下一位" })).not.toBeInTheDocument();
  },
});
export const LongText = meta.story({
  args: {
    list: disciples.map((disciple) => ({ ...disciple, intro: disciple.intro?.repeat(6) ?? null })),
  },
});
