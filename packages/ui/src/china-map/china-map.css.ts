import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { needleDot, needleLine } from "../styles/needle.ts";
import { states } from "../styles/states.ts";
import { vars } from "../styles/theme.css.ts";

export const root = componentStyle({ display: "grid", gap: vars.space[4], minInlineSize: 0, margin: 0 });

export const stage = componentStyle({
  position: "relative",
  minInlineSize: 0,
  // While the keys are on the map the whole of it is what has the focus.
  selectors: {
    "&[data-focused]": {
      outline: `${vars.line.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusOffset,
    },
  },
});

// The shape of the country between its north and the south of Hainan.
export const canvas = componentStyle({ inlineSize: "100%", aspectRatio: "63 / 46", cursor: "pointer" });

export const zoom = componentStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: "grid",
  background: vars.color.ground,
});

// What the map says of a region stands outside it, tied to it by the needle.
export const reading = componentStyle({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineStart: 0,
  display: "grid",
  gridTemplateColumns: "auto auto",
  gap: `0 ${vars.space[5]}`,
  minInlineSize: "136px",
  padding: `${vars.space[3]} ${vars.space[4]}`,
  margin: 0,
  background: vars.color.surface,
  border: `${vars.line.hair} solid ${vars.color.rule}`,
  font: vars.type.ui,
  pointerEvents: "none",
  selectors: {
    "&::before": {
      ...needleLine(vars.color.needle),
      insetInlineStart: "24px",
      insetBlockEnd: "100%",
      inlineSize: vars.line.needle,
      blockSize: "28px",
    },
    "&::after": {
      ...needleDot(vars.color.needle),
      insetInlineStart: "21px",
      insetBlockEnd: "calc(100% + 26px)",
    },
  },
  "@media": { [media.phone]: { position: "static", inlineSize: "100%" } },
});
export const readingName = componentStyle({ gridColumn: "1 / -1", font: vars.type.item });
export const readingFigure = componentStyle({
  margin: 0,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
});

export const places = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  selectors: { [states.focusVisible]: { outline: "none" } },
});

export const place = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "44px",
  paddingInline: vars.space[3],
  border: `${vars.line.hair} solid ${vars.color.rule}`,
  borderRadius: vars.radius.control,
  font: vars.type.ui,
  cursor: "pointer",
  selectors: {
    [states.hover]: { borderColor: vars.color.text },
    '&[aria-selected="true"]': {
      borderColor: vars.color.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.text}`,
    },
    "&[data-active]": { borderColor: vars.color.focus, boxShadow: `inset 0 0 0 1px ${vars.color.focus}` },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[data-active]": { outline: "2px solid Highlight" } },
    },
  },
});
export const figure = componentStyle({ color: vars.color.textSoft, fontVariantNumeric: "tabular-nums" });

export const legend = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  padding: 0,
  margin: 0,
});

export const key = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "44px",
  paddingInline: vars.space[2],
  font: vars.type.caption,
  color: vars.color.text,
  borderRadius: vars.radius.control,
  selectors: {
    [states.hover]: { background: vars.color.sunk },
    '&[aria-pressed="false"]': { color: vars.color.textFaint, textDecoration: "line-through" },
  },
});

export const swatch = componentStyle({
  inlineSize: "22px",
  blockSize: "12px",
  border: `${vars.line.hair} solid ${vars.color.rule}`,
  forcedColorAdjust: "none",
  selectors: { '[aria-pressed="false"] &': { background: "none !important" } },
});

export const summary = componentStyle({ font: vars.type.ui, color: vars.color.textSoft });
export const source = componentStyle({ font: vars.type.caption, color: vars.color.textFaint });

export const scroll = componentStyle({
  maxBlockSize: "320px",
  overflow: "auto",
  borderBlock: `${vars.line.hair} solid ${vars.color.hairline}`,
});

export const table = componentStyle({
  inlineSize: "100%",
  borderCollapse: "collapse",
  font: vars.type.ui,
  fontVariantNumeric: "tabular-nums",
});
export const head = componentStyle({
  position: "sticky",
  insetBlockStart: 0,
  padding: 0,
  background: vars.color.ground,
  textAlign: "end",
  fontWeight: "inherit",
  selectors: { "&:first-child": { textAlign: "start" } },
});
export const sort = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: "44px",
  paddingInline: vars.space[2],
  font: vars.type.uiStrong,
  color: vars.color.text,
});
export const cell = componentStyle({
  padding: `${vars.space[2]} ${vars.space[2]}`,
  textAlign: "end",
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  selectors: { "&:first-child": { textAlign: "start", fontWeight: "inherit" } },
});
export const foot = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
});

// The shape of the map before it comes, measured on the map itself.
const narrow = "(max-width: 350px)";
export const shapeStage = componentStyle({
  aspectRatio: "63 / 46",
  overflow: "hidden",
  // On phones the reading stands below the drawing.
  "@media": { [media.phone]: { marginBlockEnd: "96px" } },
});
export const shapePlaces = componentStyle({
  blockSize: "44px",
  "@media": { [media.phone]: { blockSize: "96px" } },
});
export const shapeLegend = componentStyle({
  blockSize: "44px",
  "@media": { [media.phone]: { blockSize: "92px" }, [narrow]: { blockSize: "140px" } },
});
export const shapeSummary = componentStyle({
  blockSize: "44px",
  overflow: "hidden",
  "@media": { [media.phone]: { blockSize: "66px" }, [narrow]: { blockSize: "88px" } },
});
export const shapeTable = componentStyle({
  blockSize: "432px",
  overflow: "hidden",
  "@media": { [media.phone]: { blockSize: "452px" } },
});
