import preview from "../../../../.storybook/preview.tsx";
import { Gallery } from "../../test/gallery.tsx";
import { text } from "./text.css.ts";
import { Text } from "./text.tsx";

const long =
  "针灸治病，先明经络，次取腧穴，后论手法。此课自四总穴歌讲起，逐穴说明定位、层次、针向与深浅，配以讲者三十年临证医案，凡有争议处皆注明出处，学者可按图索骥，亦可逐段回看。";

const meta = preview.meta({
  component: Text,
  title: "Foundations/Text",
  args: { children: "循经取穴，一针到位。" },
});

export const Body = meta.story({});
export const Reading = meta.story({ args: { size: "read", children: long } });
export const Classic = meta.story({
  args: { as: "blockquote", size: "quote", children: "凡刺之真，必先治神。" },
});
export const TwoLines = meta.story({
  args: { lines: 2, children: long },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Text {...args} />
    </div>
  ),
});
export const Numeric = meta.story({
  args: { numeric: true, tone: "faint", size: "caption", children: "12,806 人在学 · 24 讲" },
});
export const All = meta.story({
  render: () => <Gallery of={text}>{(variants) => <Text {...variants}>循经取穴，一针到位。</Text>}</Gallery>,
});
