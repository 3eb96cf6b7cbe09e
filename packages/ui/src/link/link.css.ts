import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

const needle =
  "radial-gradient(circle at calc(100% - 3px) 50%, currentColor 2.5px, transparent 3px), linear-gradient(currentColor, currentColor) 0 50% / 100% 1px no-repeat";

export const link = recipe({
  base: inComponents({
    transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: { "&:hover": { color: vars.color.brandStrong } },
  }),
  variants: {
    variant: {
      // In running text colour alone does not tell a link apart.
      inline: inComponents({
        color: vars.color.brand,
        textDecoration: "underline",
        textDecorationThickness: vars.line.hair,
        textUnderlineOffset: "0.25em",
        textDecorationColor: `color-mix(in oklch, currentColor 45%, transparent)`,
        selectors: { "&:hover": { textDecorationColor: "currentColor" } },
      }),
      standalone: inComponents({
        display: "inline-flex",
        alignItems: "center",
        gap: vars.space[2],
        minBlockSize: "32px",
        font: vars.type.ui,
        color: vars.color.brand,
        "@media": { [media.coarse]: { minBlockSize: vars.layout.targetCoarse } },
      }),
      more: inComponents({
        display: "inline-flex",
        alignItems: "center",
        minBlockSize: "32px",
        font: vars.type.ui,
        color: vars.color.textSoft,
        whiteSpace: "nowrap",
        "::after": {
          content: '""',
          inlineSize: "28px",
          blockSize: vars.line.needleDot,
          marginInlineStart: "10px",
          background: needle,
          transition: `inline-size ${vars.motion.base} ${vars.motion.ease}`,
        },
        selectors: {
          "&:hover": { color: vars.color.brand },
          "&:hover::after": { inlineSize: "40px" },
        },
        "@media": {
          [media.coarse]: { minBlockSize: vars.layout.targetCoarse },
          [media.forcedColors]: { "::after": { forcedColorAdjust: "none", color: "LinkText" } },
        },
      }),
    },
  },
});
