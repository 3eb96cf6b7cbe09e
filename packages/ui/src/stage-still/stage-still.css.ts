import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const still = componentStyle({
  position: "relative",
  aspectRatio: "16 / 9",
  overflow: "hidden",
  background: vars.color.stage,
  color: vars.color.onStage,
});

export const poster = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});
