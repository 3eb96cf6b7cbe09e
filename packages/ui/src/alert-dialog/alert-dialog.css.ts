import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const question = componentStyle({
  display: "grid",
  gap: vars.space[3],
  padding: "28px 28px 24px",
});
export const words = componentStyle({ font: vars.type.body, color: vars.color.textSoft });
export const answers = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});
