import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const root = recipe({
  base: inComponents({ display: "grid", gap: vars.space[4], alignItems: "center" }),
  variants: {
    size: {
      small: inComponents({ gridTemplateColumns: "88px minmax(0, 1fr)" }),
      large: inComponents({ justifyItems: "center", textAlign: "center" }),
    },
  },
});

export const picture = recipe({
  base: inComponents({ maxInlineSize: "100%", blockSize: "auto" }),
  variants: {
    size: {
      small: inComponents({ inlineSize: "88px" }),
      large: inComponents({ inlineSize: "220px" }),
    },
  },
});

export const title = componentStyle({ font: vars.type.item });
export const words = componentStyle({ font: vars.type.ui, color: vars.color.textSoft });
