import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const score = componentStyle({
  display: "inline-flex",
  alignItems: "baseline",
  gap: vars.space[1],
  font: `600 0.875rem/20px ${vars.font.song}`,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.ochre,
  whiteSpace: "nowrap",
});

export const unit = componentStyle({ font: vars.type.caption, color: vars.color.textFaint });
