import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { DiscipleCard } from "./disciple-card.tsx";
import { DiscipleGrid } from "./disciple-grid.tsx";

const names = ["沈书宁", "陆成归", "许和", "顾元", "闻知远", "何青禾"];

const meta = preview.meta({
  title: "People/DiscipleGrid",
  component: DiscipleGrid,
  args: {
    children: names.map((nickname, place) => (
      <li key={nickname}>
        <DiscipleCard
          disciple={{
            id: nickname,
            nickname,
            kind: "disciple",
            province: "浙江省",
            portrait: place === 1 ? "/people/lu.svg" : null,
          }}
          onOpen={() => {}}
        />
      </li>
    )),
  },
});

export const Whole = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
  },
});
export const Large = meta.story({ args: { size: "large" } });
export const BesideAnotherColumn = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 496 }}>
        <Story />
      </div>
    ),
  ],
});
