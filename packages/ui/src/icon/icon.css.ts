import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const icon = recipe({
  base: inComponents({ flex: "none", strokeWidth: vars.icon.stroke }),
  variants: {
    size: {
      small: inComponents({ inlineSize: "16px", blockSize: "16px" }),
      medium: inComponents({ inlineSize: vars.icon.size, blockSize: vars.icon.size }),
      large: inComponents({ inlineSize: "28px", blockSize: "28px" }),
    },
  },
});
