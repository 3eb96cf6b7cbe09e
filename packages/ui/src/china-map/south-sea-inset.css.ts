import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";
import { belowNarrow } from "./narrow.ts";

export const frame = componentStyle({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  background: vars.color.ground,
  border: `${vars.line.hair} solid ${vars.color.rule}`,
  overflow: "hidden",
  // A drawing keeps its colours, so it is told which.
  "@media": { [media.forcedColors]: { background: "Canvas", borderColor: "CanvasText" } },
});

// An islet is smaller than a pixel here; its edge, which does not shrink with the drawing, keeps it a dot.
export const land = componentStyle({
  stroke: vars.color.textFaint,
  strokeWidth: "0.8px",
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
  cursor: "pointer",
  selectors: {
    "&[data-chosen]": { stroke: vars.color.text, strokeWidth: "1.6px" },
    "&[data-active]": { stroke: vars.color.focus, strokeWidth: "1.6px" },
  },
  "@media": {
    [media.forcedColors]: {
      stroke: "CanvasText",
      selectors: { "&[data-chosen], &[data-active]": { stroke: "Highlight" } },
    },
  },
});

export const dashes = componentStyle({
  fill: vars.color.textSoft,
  stroke: vars.color.textSoft,
  strokeWidth: "0.6px",
  vectorEffect: "non-scaling-stroke",
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "CanvasText" } },
});

// In units of the drawing, so that it shrinks with it; the sea is named in the page's words as well.
export const name = componentStyle({
  fontFamily: vars.font.hei,
  fontSize: "15px",
  textAnchor: "end",
  fill: vars.color.textSoft,
  pointerEvents: "none",
  "@media": {
    [belowNarrow]: { fontSize: "20px" },
    [media.forcedColors]: { fill: "CanvasText" },
  },
});
