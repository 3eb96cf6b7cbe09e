import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Gallery } from "../../test/gallery.tsx";
import { price } from "./price.css.ts";
import { Price } from "./price.tsx";

const meta = preview.meta({ title: "Course/Price", component: Price, args: { fen: 199_900 } });

export const InList = meta.story({ args: { size: "small" } });
export const BesideTheButton = meta.story({
  args: { size: "large", tone: "accent", beforeFen: 268_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("原价")).toBeInTheDocument();
    await expect(canvas.getByText("现价")).toBeInTheDocument();
  },
});
export const WithFen = meta.story({ args: { fen: 990 } });
export const Free = meta.story({ args: { fen: 0 } });
export const All = meta.story({
  render: () => <Gallery of={price}>{(variants) => <Price fen={199_900} {...variants} />}</Gallery>,
});
