import { componentStyle } from "../styles/component-style.ts";
import { needleDot, needleLine } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

/** The way to go; the dot may hang over either end by half its width. */
export const reach = componentStyle({
  position: "relative",
  display: "block",
  blockSize: "9px",
  selectors: {
    "&::before": {
      ...needleLine(vars.color.rule),
      insetInline: 0,
      insetBlockStart: "4px",
      blockSize: vars.line.needle,
    },
  },
});

export const way = componentStyle({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: "3.5px",
  blockSize: "2px",
  background: vars.color.brand,
  "@media": { "(forced-colors: active)": { forcedColorAdjust: "none", background: "CanvasText" } },
  selectors: {
    "&::after": { ...needleDot(vars.color.brand), insetInlineEnd: "-3.5px", insetBlockStart: "-2.5px" },
  },
});
