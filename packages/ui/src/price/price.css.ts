import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const price = recipe({
  base: inComponents({
    display: "inline-flex",
    alignItems: "baseline",
    fontVariantNumeric: "tabular-nums lining-nums",
    whiteSpace: "nowrap",
  }),
  variants: {
    size: {
      small: inComponents({ font: `600 1rem/24px ${vars.font.song}` }),
      medium: inComponents({ font: vars.type.figure }),
      large: inComponents({ font: `600 2.5rem/48px ${vars.font.song}` }),
    },
    tone: {
      accent: inComponents({ color: vars.color.accent }),
      ink: inComponents({ color: vars.color.text }),
    },
  },
});

export const sign = componentStyle({ fontSize: "0.55em", marginInlineEnd: "2px" });

export const before = componentStyle({
  marginInlineStart: "10px",
  font: vars.type.ui,
  color: vars.color.textFaint,
  textDecorationLine: "line-through",
});
