import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Founder } from "./founder.tsx";

const meta = preview.meta({
  title: "Home/Founder",
  component: Founder,
  args: {
    name: "周砚农",
    title: "杏林针道创办人 · 主任中医师",
    portrait: "/people/founder.svg",
    quotation: "针入一分，是手上的功夫；针停在那里等气来，是心里的功夫。",
    summary:
      "从事针灸临床三十六年。少时随祖父在皖南乡间行医，学抄方、认药、烧艾；后入中医学院，毕业留在病房，一留十四年。\n二〇二一年起，他把门诊带教搬到线上：每一讲都有取穴的近景，每一例都写明为什么选这一针。",
    biography:
      "<p>生于皖南一个只有二十几户人家的村子。祖父是乡间医生，药箱里三样东西：一把戥子，一卷艾绒，一包针。</p><p>一九八五年考入中医学院。</p>",
    years: [
      { year: 1990, text: "毕业，入针灸科病房" },
      { year: 2004, text: "开设疼痛专病门诊" },
      { year: 2015, text: "始收弟子，立门规十则" },
      { year: 2021, text: "创办杏林针道" },
    ],
  },
});

export const Whole = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("img", { name: "周砚农画像" })).toBeVisible();
    await expect(canvas.getByText(/二十几户人家/)).not.toBeVisible();
    const more = canvas.getByRole("button", { name: "生平全文" });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(more);
    await expect(canvas.getByText(/二十几户人家/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "收起生平" }));
    await expect(canvas.getByText(/二十几户人家/)).not.toBeVisible();
  },
});
export const NoImage = meta.story({ args: { portrait: null } });
export const NameAlone = meta.story({
  args: { title: null, quotation: null, summary: null, biography: null, years: null, portrait: null },
});
export const LongText = meta.story({
  args: {
    name: "欧阳砚农之",
    quotation: "针入一分，是手上的功夫；针停在那里等气来，是心里的功夫。".repeat(3),
    summary: "从事针灸临床三十六年。".repeat(40),
    years: Array.from({ length: 9 }, (_, index) => ({ year: 1990 + index * 4, text: "毕业，入针灸科病房" })),
  },
});
