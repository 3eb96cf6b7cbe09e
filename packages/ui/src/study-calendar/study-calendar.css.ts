import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const calendar = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  minInlineSize: 0,
});

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
});
export const year = componentStyle({ display: "flex", alignItems: "center", gap: vars.space[2] });
export const yearName = componentStyle({
  font: vars.type.item,
  fontVariantNumeric: "tabular-nums lining-nums",
});
export const total = componentStyle({
  font: vars.type.ui,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.textSoft,
});

/** A year is wider than a phone: it scrolls by itself. */
export const scroller = componentStyle({
  position: "relative",
  overflowX: "auto",
  paddingBlockEnd: vars.space[2],
  scrollbarWidth: "thin",
});

export const grid = componentStyle({
  inlineSize: "100%",
  minInlineSize: "680px",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: "2px",
  font: vars.type.caption,
  color: vars.color.textFaint,
});
export const corner = componentStyle({ inlineSize: "22px" });
export const month = componentStyle({
  fontWeight: 400,
  textAlign: "start",
  whiteSpace: "nowrap",
  paddingBlockEnd: vars.space[1],
});
/** Of a cell's height, so that all rows are. */
export const weekday = componentStyle({
  padding: 0,
  blockSize: "12px",
  fontSize: "10px",
  fontWeight: 400,
  lineHeight: "12px",
  textAlign: "start",
});

const share = (percent: number) =>
  `color-mix(in oklab, ${vars.color.brand} ${percent}%, ${vars.color.surface})`;
/** Forced colours keep the strengths, in the reader's own colour. */
const forced = (percent: number) => ({
  "@media": {
    [media.forcedColors]: {
      forcedColorAdjust: "none" as const,
      background: `color-mix(in srgb, CanvasText ${percent}%, Canvas)`,
      boxShadow: "inset 0 0 0 1px CanvasText",
    },
  },
});

export const day = componentStyle({
  padding: 0,
  blockSize: "12px",
  borderRadius: "2px",
  background: "transparent",
  boxShadow: `inset 0 0 0 1px ${vars.color.hairline}`,
  selectors: {
    "&[data-heat='1']": { background: share(35), boxShadow: "none", ...forced(25) },
    "&[data-heat='2']": { background: share(55), boxShadow: "none", ...forced(50) },
    "&[data-heat='3']": { background: share(78), boxShadow: "none", ...forced(75) },
    "&[data-heat='4']": { background: share(100), boxShadow: "none", ...forced(100) },
    "&[data-later]": { opacity: 0.45 },
    "&[aria-current]": { outline: `1px solid ${vars.color.text}`, outlineOffset: "1px" },
    "&:focus-visible": {
      outline: `${vars.line.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: "1px",
      borderRadius: "2px",
    },
  },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", boxShadow: "inset 0 0 0 1px GrayText" } },
});

export const foot = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  font: vars.type.caption,
  color: vars.color.textSoft,
});
export const said = componentStyle({
  minBlockSize: "22px",
  font: vars.type.ui,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.text,
});
export const legend = componentStyle({ display: "flex", alignItems: "center", gap: "3px" });
export const swatch = componentStyle({ display: "inline-block", inlineSize: "12px" });

export const months = componentStyle({ font: vars.type.ui });
export const monthsHead = componentStyle({ cursor: "pointer", color: vars.color.textSoft });
export const monthTable = componentStyle({
  inlineSize: "100%",
  marginBlockStart: vars.space[2],
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums lining-nums",
});
export const monthCell = componentStyle({
  paddingBlock: vars.space[1],
  fontWeight: 400,
  textAlign: "start",
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.hairline}`,
});
