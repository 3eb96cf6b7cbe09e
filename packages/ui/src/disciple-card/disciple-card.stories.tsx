import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { DiscipleCard } from "./disciple-card.tsx";

const shen = {
  id: "1",
  nickname: "沈书宁",
  portrait: "/people/chen.svg",
  styleName: "静之",
  label: "首期弟子",
  kind: "disciple" as const,
  province: "四川省",
  city: "成都市",
};

const meta = preview.meta({
  title: "People/DiscipleCard",
  component: DiscipleCard,
  args: { disciple: shen, onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
});

export const WithPortrait = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("四川成都")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "沈书宁" }));
    await expect(args.onOpen).toHaveBeenCalledWith("1");
  },
});
export const Sealed = meta.story({ args: { disciple: { ...shen, portrait: null } } });
export const PortraitMissing = meta.story({
  args: { disciple: { ...shen, portrait: "/people/nobody.avif" } },
});
export const Junior = meta.story({
  args: { disciple: { id: "3", nickname: "许和", kind: "junior" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("准弟子")).toBeVisible();
  },
});
export const LongText = meta.story({
  args: {
    disciple: {
      ...shen,
      nickname: "阿卜杜热合曼·买买提江",
      portrait: null,
      label: "第五期准弟子，社区门诊主治医师",
      province: "新疆维吾尔自治区",
      city: "克孜勒苏柯尔克孜自治州",
    },
  },
});
