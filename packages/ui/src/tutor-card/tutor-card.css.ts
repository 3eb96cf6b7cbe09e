import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const card = componentStyle({
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr)",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  alignItems: "center",
});
export const name = componentStyle({ font: vars.type.item });
export const role = componentStyle({ font: vars.type.caption, color: vars.color.textSoft });
export const intro = componentStyle({
  gridColumn: "1 / -1",
  marginBlockStart: vars.space[2],
  font: vars.type.ui,
  color: vars.color.textSoft,
});
