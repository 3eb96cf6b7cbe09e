import { componentStyle } from "../styles/component-style.ts";

// Cameras want dark marks on a light ground, in the night theme and forced colours too.
export const root = componentStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  borderRadius: "2px",
  background: "white",
  color: "black",
  forcedColorAdjust: "none",
});
