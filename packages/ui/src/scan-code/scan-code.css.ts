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

// Cameras want dark marks on a light ground, in the night theme too.
export const picture = componentStyle({
  maxInlineSize: "100%",
  aspectRatio: "1",
  borderRadius: "2px",
  background: "white",
  forcedColorAdjust: "none",
});

export const title = componentStyle({ font: vars.type.item });
export const words = componentStyle({ font: vars.type.ui, color: vars.color.textSoft });
