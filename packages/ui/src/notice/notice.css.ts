import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const notice = componentStyle({
  display: "grid",
  justifyItems: "center",
  textAlign: "center",
  gap: vars.space[1],
  paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
});
export const drawing = componentStyle({
  inlineSize: "120px",
  blockSize: "96px",
  marginBlockEnd: "6px",
  color: vars.color.needle,
});
export const title = componentStyle({ font: vars.type.item, textWrap: "balance" });
export const words = componentStyle({
  font: vars.type.caption,
  color: vars.color.textSoft,
  maxInlineSize: "22em",
  textWrap: "balance",
});
export const action = componentStyle({ marginBlockStart: vars.space[3] });
