import { recipe } from "@vanilla-extract/recipes";
import type { StyleRule } from "@vanilla-extract/css";
import { inComponents } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

// One entry for each step of the scale, and no other: the keys are `vars.space`'s own.
const gaps = Object.fromEntries(
  Object.entries(vars.space).map(([step, gap]) => [step, inComponents({ gap })]),
) as Record<Step, StyleRule>;

export const stack = recipe({
  base: inComponents({ display: "flex", minInlineSize: 0 }),
  variants: {
    direction: {
      column: inComponents({ flexDirection: "column" }),
      row: inComponents({ flexDirection: "row" }),
    },
    gap: gaps,
    align: {
      stretch: inComponents({ alignItems: "stretch" }),
      start: inComponents({ alignItems: "flex-start" }),
      center: inComponents({ alignItems: "center" }),
      end: inComponents({ alignItems: "flex-end" }),
      baseline: inComponents({ alignItems: "baseline" }),
    },
    justify: {
      start: {},
      center: inComponents({ justifyContent: "center" }),
      end: inComponents({ justifyContent: "flex-end" }),
      between: inComponents({ justifyContent: "space-between" }),
    },
    wrap: { no: {}, yes: inComponents({ flexWrap: "wrap" }) },
  },
});
