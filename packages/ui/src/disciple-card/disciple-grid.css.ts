import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

const filledBy = (narrowest: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(${narrowest}, 1fr))`,
});

export const grid = recipe({
  base: inComponents({ display: "grid" }),
  variants: {
    size: {
      // Three beside a map, never more than six; three rows of two on phones.
      small: inComponents({
        ...filledBy("max(132px, 100% / 7)"),
        gap: `${vars.space[5]} ${vars.space[4]}`,
        "@media": {
          [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
          [media.phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        },
      }),
      // Five on a wide screen, so that twenty are four rows.
      large: inComponents({
        ...filledBy("200px"),
        gap: `${vars.space[6]} ${vars.layout.gutter}`,
        "@media": {
          [media.phone]: {
            gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
            gap: `${vars.space[5]} ${vars.space[4]}`,
          },
        },
      }),
    },
  },
});
