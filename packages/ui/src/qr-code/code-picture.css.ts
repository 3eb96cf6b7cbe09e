import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

// Cameras want dark marks on a light ground, in the night theme and forced colours too.
export const picture = componentStyle({
  aspectRatio: "1",
  borderRadius: "2px",
  background: "white",
  forcedColorAdjust: "none",
});

/** The sheet without its code, in the same place. */
export const missing = componentStyle({
  display: "grid",
  placeContent: "center",
  aspectRatio: "1",
  border: `${vars.line.hair} solid ${vars.color.hairline}`,
  borderRadius: "2px",
  background: vars.color.sunk,
  color: vars.color.textSoft,
  font: vars.type.caption,
  textAlign: "center",
});
