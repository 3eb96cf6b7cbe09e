import { recipe } from "@vanilla-extract/recipes";
import { inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { states } from "../styles/states.ts";
import { vars } from "../styles/theme.css.ts";

export const iconButton = recipe({
  base: inComponents({
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    borderRadius: vars.radius.control,
    transition: `background ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      "&:hover:not(:disabled, [aria-disabled=true])": { color: vars.color.text, background: vars.color.sunk },
      [states.disabled]: { color: vars.color.fieldBorder, cursor: "not-allowed" },
      '&[aria-pressed="true"]': { color: vars.color.brand },
    },
  }),
  variants: {
    variant: {
      bare: inComponents({ color: vars.color.textFaint }),
      line: inComponents({
        color: vars.color.textSoft,
        boxShadow: `inset 0 0 0 1px ${vars.color.fieldBorder}`,
        "@media": { [media.forcedColors]: { border: "1px solid ButtonText" } },
      }),
    },
    size: {
      small: inComponents({
        inlineSize: "32px",
        blockSize: "32px",
        "@media": {
          [media.coarse]: { inlineSize: vars.layout.targetCoarse, blockSize: vars.layout.targetCoarse },
        },
      }),
      medium: inComponents({ inlineSize: "44px", blockSize: "44px" }),
    },
  },
});
