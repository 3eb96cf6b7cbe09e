import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { states } from "../styles/states.ts";
import { vars } from "../styles/theme.css.ts";

export const row = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "28px",
  font: vars.type.caption,
  color: vars.color.textSoft,
  cursor: "pointer",
  "@media": { [media.coarse]: { minBlockSize: vars.layout.targetCoarse } },
});

export const box = componentStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "18px",
  blockSize: "18px",
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: "2px",
  background: vars.color.surface,
  color: vars.color.onBrand,
  transition: `background ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    // The pressing area is larger than the box.
    "&::after": { content: '""', position: "absolute", inset: "-5px" },
    [states.checked]: { background: vars.color.brandFill, borderColor: vars.color.brandFill },
    [states.disabled]: { opacity: 0.5, cursor: "not-allowed" },
    [states.invalid]: { borderColor: vars.color.accent },
  },
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});

export const mark = componentStyle({
  display: "grid",
  inlineSize: "14px",
  blockSize: "14px",
  strokeWidth: 2.5,
});
