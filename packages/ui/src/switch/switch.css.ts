import { componentStyle } from "../styles/component-style.ts";
import { needleLine } from "../styles/needle.ts";
import { states } from "../styles/states.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const row = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: vars.layout.target,
  font: vars.type.ui,
  cursor: "pointer",
});

export const track = componentStyle({
  position: "relative",
  flex: "none",
  inlineSize: "36px",
  blockSize: "24px",
  selectors: {
    "&::before": {
      ...needleLine(vars.color.fieldBorder),
      insetInline: 0,
      insetBlockStart: "11.5px",
      blockSize: vars.line.needle,
    },
    '&[data-state="checked"]::before': { background: vars.color.brand },
    [states.disabled]: { opacity: 0.5, cursor: "not-allowed" },
  },
});

export const dot = componentStyle({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: "6px",
  inlineSize: "12px",
  blockSize: "12px",
  borderRadius: vars.radius.round,
  background: vars.color.ground,
  boxShadow: `0 0 0 1px ${vars.color.fieldBorder}`,
  transition: `translate ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    [states.checked]: { translate: "24px 0", background: vars.color.brand, boxShadow: "none" },
  },
  "@media": {
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      background: "Canvas",
      boxShadow: "0 0 0 1px CanvasText",
      selectors: { [states.checked]: { background: "CanvasText", boxShadow: "none" } },
    },
  },
});
