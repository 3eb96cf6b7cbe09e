import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

const across = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` });

export const grid = recipe({
  base: inComponents({ display: "grid", gap: `${vars.space[6]} ${vars.layout.gutter}` }),
  variants: {
    columns: {
      2: inComponents({ ...across(2), "@media": { [media.phone]: across(1) } }),
      3: inComponents({ ...across(3), "@media": { [media.tablet]: across(2), [media.phone]: across(1) } }),
      4: inComponents({ ...across(4), "@media": { [media.tablet]: across(2), [media.phone]: across(1) } }),
    },
  },
});
