import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const root = componentStyle({
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr)",
  gap: vars.space[4],
  alignItems: "center",
});

// Cameras want dark marks on a light ground, in the night theme too.
export const picture = componentStyle({
  inlineSize: "88px",
  blockSize: "88px",
  borderRadius: "2px",
  background: "white",
  forcedColorAdjust: "none",
});

export const title = componentStyle({ font: vars.type.item });
export const words = componentStyle({ font: vars.type.ui, color: vars.color.textSoft });
