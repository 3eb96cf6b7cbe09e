import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { states } from "../styles/states.ts";
import { vars } from "../styles/theme.css.ts";
import { hatchings, asBackground } from "./hatching.ts";
import { bandColors } from "./map-colors.css.ts";
import { belowNarrow } from "./narrow.ts";

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

// The shape of the country between its north and the south of Hainan. What is drawn in it never makes it higher: on
// a page that gets narrower the drawing of before is still there.
export const canvas = componentStyle({
  inlineSize: "100%",
  aspectRatio: "63 / 46",
  overflow: "hidden",
  cursor: "pointer",
});

// The drawing with what is laid over it; what is said of a region may stand below.
export const drawing = componentStyle({ position: "relative" });

// In a corner without land: north of Xinjiang, on a small map south-west of Yunnan.
export const zoom = componentStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: "flex",
  // Near to, there is land everywhere.
  selectors: { "&[data-near]": { background: vars.color.ground } },
  "@media": { [belowNarrow]: { insetBlockStart: "auto", insetBlockEnd: 0 } },
});

export const places = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(66px, 1fr))",
  gap: "6px",
  selectors: { [states.focusVisible]: { outline: "none" } },
});

export const place = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "5px",
  minBlockSize: "44px",
  paddingInline: "2px",
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
  "@media": {
    [belowNarrow]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, auto)",
      justifyContent: "start",
      gap: 0,
    },
  },
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
  selectors: Object.fromEntries(
    bandColors.map((fill, band) => [`&[data-band="${band}"]`, { background: fill }]),
  ),
  "@media": {
    [media.forcedColors]: {
      borderColor: "CanvasText",
      // The drawing's hatching, in CSS.
      selectors: Object.fromEntries(
        Object.entries(hatchings).map(([band, hatching]) => [
          `&[data-band="${band}"]`,
          { background: asBackground(hatching) },
        ]),
      ),
    },
  },
});
// After the bands, which it outdoes.
export const swatchOff = componentStyle({
  selectors: { [`[aria-pressed="false"] &&`]: { background: "none" } },
  "@media": {
    [media.forcedColors]: { selectors: { [`[aria-pressed="false"] &&`]: { background: "Canvas" } } },
  },
});

export const summary = componentStyle({ font: vars.type.ui, color: vars.color.textSoft });
export const source = componentStyle({ font: vars.type.caption, color: vars.color.textFaint });

// The shape of the map before it comes, measured on the map itself.
const narrow = "(max-width: 350px)";
export const shapeStage = componentStyle({
  aspectRatio: "63 / 46",
  overflow: "hidden",
  // On phones the reading stands below the drawing.
  "@media": { [belowNarrow]: { marginBlockEnd: "44px" } },
});
export const shapePlaces = componentStyle({
  blockSize: "44px",
  "@media": { [belowNarrow]: { blockSize: "94px" } },
});
export const shapeLegend = componentStyle({
  blockSize: "44px",
  "@media": { [belowNarrow]: { blockSize: "88px" } },
});
export const shapeSummary = componentStyle({
  blockSize: "44px",
  overflow: "hidden",
  "@media": { [media.phone]: { blockSize: "66px" }, [narrow]: { blockSize: "88px" } },
});
// With the source below it, which takes two lines beside other columns, one below them, three on a phone.
export const shapeTable = componentStyle({
  blockSize: "444px",
  overflow: "hidden",
  "@media": { [media.tablet]: { blockSize: "424px" }, [media.phone]: { blockSize: "120px" } },
});
