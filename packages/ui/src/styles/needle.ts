import type { StyleRule } from "@vanilla-extract/css";
import { media } from "./media.ts";
import { vars } from "./theme.css.ts";

/** Forced colours drop backgrounds, and with them the line and the dot; they are drawn in the text colour instead. */
const drawn: StyleRule = {
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", background: "CanvasText" } },
};

/** The needle's line, a `::before` or `::after` to be placed. */
export const needleLine = (color: string): StyleRule => ({
  content: '""',
  position: "absolute",
  background: color,
  ...drawn,
});

/** The dot where the needle meets the thing: filled past, open to come, ringed now. */
export const needleDot = (color: string): StyleRule => ({
  content: '""',
  position: "absolute",
  inlineSize: vars.line.needleDot,
  blockSize: vars.line.needleDot,
  borderRadius: vars.radius.round,
  background: color,
  ...drawn,
});
