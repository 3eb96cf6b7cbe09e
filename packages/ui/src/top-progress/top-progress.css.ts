import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { needleDot } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

const reach = keyframes({
  from: { inlineSize: "0%" },
  "20%": { inlineSize: "45%" },
  to: { inlineSize: "92%" },
});

/** Above everything and out of the flow, so that nothing moves when it comes and goes. */
export const rail = componentStyle({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  blockSize: "7px",
  pointerEvents: "none",
});

export const needle = componentStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: "92%",
  blockSize: "2px",
  background: vars.color.brand,
  selectors: {
    "&::after": { ...needleDot(vars.color.brand), insetInlineEnd: "-3.5px", insetBlockStart: 0 },
  },
  "@media": {
    [media.forcedColors]: { forcedColorAdjust: "none", background: "CanvasText" },
    // It slows down as it goes: how long the rest takes nobody knows.
    "(prefers-reduced-motion: no-preference)": { animation: `${reach} 12s ${vars.motion.ease}` },
  },
});
