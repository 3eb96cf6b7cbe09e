import { componentStyle } from "../styles/component-style.ts";
import { states } from "../styles/states.ts";
import { vars } from "../styles/theme.css.ts";

export const request = componentStyle({
  alignSelf: "stretch",
  minInlineSize: "7.5em",
  paddingInline: vars.space[3],
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.brand,
  whiteSpace: "nowrap",
  textAlign: "end",
  selectors: {
    "&:hover": { color: vars.color.brandStrong },
    "&:focus-visible": { outlineOffset: "-4px" },
    [states.disabled]: { color: vars.color.textFaint, cursor: "not-allowed" },
  },
});
