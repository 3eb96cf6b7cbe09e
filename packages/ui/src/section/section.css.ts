import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { needleDot, needleLine } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

export const section = recipe({
  base: inComponents({ minInlineSize: 0 }),
  variants: {
    space: {
      apart: inComponents({
        marginBlockStart: "88px",
        "@media": { [media.phone]: { marginBlockStart: vars.space[8] } },
      }),
      near: inComponents({ marginBlockStart: vars.space[6] }),
      none: {},
    },
  },
});

// The needle lies on the hairline: its line over it, its dot where it ends.
export const head = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "flex-end",
  flexWrap: "wrap",
  gap: `${vars.space[2]} ${vars.space[5]}`,
  paddingBlockStart: "28px",
  marginBlockEnd: "28px",
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  selectors: {
    "&::before": {
      ...needleLine(vars.color.needle),
      insetBlockStart: "-1px",
      insetInlineStart: 0,
      inlineSize: "84px",
      blockSize: vars.line.needle,
    },
    "&::after": {
      ...needleDot(vars.color.needle),
      insetBlockStart: "-4px",
      insetInlineStart: "81px",
    },
  },
  "@media": { [media.phone]: { paddingBlockStart: "20px", marginBlockEnd: "20px" } },
});

export const note = componentStyle({
  font: vars.type.ui,
  color: vars.color.textSoft,
  paddingBlockEnd: vars.space[2],
  "@media": { [media.phone]: { flexBasis: "100%", order: 3, paddingBlockEnd: 0 } },
});

export const more = componentStyle({ marginInlineStart: "auto", paddingBlockEnd: vars.space[1] });
