import { fallbackVar } from "@vanilla-extract/css";
import { componentStyle } from "../styles/component-style.ts";
import { lowerEdge } from "../styles/lower-edge.css.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const place = componentStyle({
  position: "fixed",
  insetBlockEnd: `calc(${fallbackVar(lowerEdge, "0px")} + env(safe-area-inset-bottom))`,
  insetInline: 0,
  zIndex: vars.layer.toast,
  display: "grid",
  justifyItems: "center",
  pointerEvents: "none",
});

export const banner = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  marginBlockEnd: vars.space[4],
  marginInline: vars.space[4],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.solid,
  color: vars.color.onSolid,
  borderRadius: vars.radius.control,
  font: vars.type.ui,
  pointerEvents: "auto",
  "@media": {
    [media.phone]: { inlineSize: "100%", margin: 0, borderRadius: 0, justifyContent: "center" },
    [media.forcedColors]: { border: "1px solid CanvasText", background: "Canvas", color: "CanvasText" },
  },
});
