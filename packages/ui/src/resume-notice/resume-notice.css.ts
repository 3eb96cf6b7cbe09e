import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

/** Stands in the player's upper corner, on the dark of the stage. */
export const notice = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
});
