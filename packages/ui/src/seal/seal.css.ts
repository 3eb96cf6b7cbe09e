import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

// A print keeps its ink: the same cinnabar by day and night, on whatever it was pressed.
const ink = "#b5382a";
const paper = "#fdf8ec";

export const seal = recipe({
  base: inComponents({
    display: "block",
    flex: "none",
    blockSize: "auto",
    "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
  }),
  variants: {
    of: {
      pick: inComponents({ inlineSize: "30px" }),
      house: inComponents({ inlineSize: "54px" }),
      founder: inComponents({ inlineSize: "54px" }),
    },
    place: {
      inline: {},
      onPlate: inComponents({
        position: "absolute",
        insetInlineStart: "12px",
        insetBlockStart: 0,
        inlineSize: "26px",
      }),
      corner: inComponents({
        position: "absolute",
        zIndex: vars.layer.raised,
        insetInlineEnd: "56px",
        insetBlockStart: "56px",
        "@media": {
          [media.phone]: { insetInlineEnd: "24px", insetBlock: "auto 24px", inlineSize: "42px" },
        },
      }),
    },
  },
});

export const solid = componentStyle({ fill: ink });
export const outline = componentStyle({ fill: "none", stroke: ink, strokeWidth: 4.8 });
export const cut = componentStyle({ fill: paper });
export const raised = componentStyle({ fill: ink });
