import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Gallery } from "../../test/gallery.tsx";
import { Skeleton, SkeletonPlate, SkeletonText } from "../skeleton/skeleton.tsx";
import { grid } from "./grid.css.ts";
import { Grid } from "./grid.tsx";

const card = (index: number) => (
  <li key={index}>
    <Skeleton>
      <SkeletonPlate />
      <SkeletonText lines={2} />
    </Skeleton>
  </li>
);

const meta = preview.meta({ component: Grid, title: "Layout/Grid" });

export const Cards = meta.story({
  args: { as: "ul", children: Array.from({ length: 8 }, (_, index) => card(index)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(8);
  },
});
export const FewerThanColumns = meta.story({ args: { as: "ul", children: [card(0), card(1)] } });
export const All = meta.story({
  render: () => (
    <Gallery of={grid}>
      {(variants) => (
        <div style={{ flexBasis: "100%" }}>
          <Grid as="ul" {...variants}>
            {Array.from({ length: 4 }, (_, index) => card(index))}
          </Grid>
        </div>
      )}
    </Gallery>
  ),
});
