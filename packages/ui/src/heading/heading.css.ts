import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

const onPhone = (fontSize: string, lineHeight: string) => ({ [media.phone]: { fontSize, lineHeight } });

export const heading = recipe({
  base: inComponents({ textWrap: "balance", overflowWrap: "break-word" }),
  variants: {
    size: {
      display: inComponents({ font: vars.type.display, "@media": onPhone("2.125rem", "3rem") }),
      h1: inComponents({ font: vars.type.h1, "@media": onPhone("1.75rem", "2.5rem") }),
      h2: inComponents({ font: vars.type.h2, "@media": onPhone("1.5rem", "2.125rem") }),
      h3: inComponents({ font: vars.type.h3 }),
      item: inComponents({ font: vars.type.item }),
    },
  },
});
