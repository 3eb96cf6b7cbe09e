import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";
import { belowNarrow } from "./narrow.ts";

export const boxWidth = 148;
export const boxHeight = 100;

export const lines = componentStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: "hidden",
  pointerEvents: "none",
});
export const needle = componentStyle({
  fill: "none",
  stroke: vars.color.needle,
  strokeWidth: vars.line.needle,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
export const dot = componentStyle({
  fill: vars.color.surface,
  stroke: vars.color.needle,
  strokeWidth: "1.5px",
  "@media": { [media.forcedColors]: { fill: "Canvas", stroke: "CanvasText" } },
});

export const tip = componentStyle({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineStart: 0,
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignContent: "center",
  columnGap: vars.space[5],
  inlineSize: `${boxWidth}px`,
  blockSize: `${boxHeight}px`,
  paddingInline: vars.space[4],
  margin: 0,
  background: vars.color.surface,
  border: `${vars.line.hair} solid ${vars.color.rule}`,
  font: vars.type.ui,
  color: vars.color.textSoft,
  pointerEvents: "none",
  // Too little sea for it: it stands below, in one line.
  "@media": {
    [belowNarrow]: {
      position: "static",
      gridTemplateColumns: "1fr auto auto auto auto",
      alignItems: "baseline",
      columnGap: vars.space[2],
      inlineSize: "100%",
      blockSize: "44px",
    },
  },
});
export const name = componentStyle({
  gridColumn: "1 / -1",
  font: vars.type.item,
  color: vars.color.text,
  "@media": { [belowNarrow]: { gridColumn: "auto" } },
});
export const figure = componentStyle({
  margin: 0,
  textAlign: "end",
  font: vars.type.uiStrong,
  color: vars.color.text,
  fontVariantNumeric: "tabular-nums",
});
