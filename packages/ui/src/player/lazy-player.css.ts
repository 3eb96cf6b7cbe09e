import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const shape = componentStyle({
  display: "block",
  inlineSize: "100%",
  maxBlockSize: "100dvh",
  aspectRatio: "16 / 9",
  overflow: "hidden",
  background: vars.color.stage,
});

export const poster = componentStyle({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
