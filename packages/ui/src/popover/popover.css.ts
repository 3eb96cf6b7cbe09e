import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

const arrive = keyframes({ from: { opacity: 0, translate: `0 calc(${vars.motion.shift} * -1)` } });

export const panel = componentStyle({
  zIndex: vars.layer.popover,
  minInlineSize: "200px",
  maxInlineSize: "min(320px, calc(100vw - 32px))",
  padding: "20px",
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.over,
  outline: "none",
  animation: `${arrive} ${vars.motion.quick} ${vars.motion.ease}`,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const needle = componentStyle({ display: "block", color: vars.color.needle });
