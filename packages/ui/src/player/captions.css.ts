import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";
import { width } from "./container.css.ts";
import { stage } from "./player.css.ts";

export const captions = componentStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: "84px",
  display: "grid",
  justifyItems: "center",
  paddingInline: vars.space[4],
  // Words grow with the picture: 19px at the width of the course page.
  font: `400 clamp(14px, 2.4cqi, 40px)/1.6 ${vars.font.hei}`,
  textAlign: "center",
  textWrap: "balance",
  textShadow: "0 0 6px oklch(0 0 0 / .9), 0 1px 2px oklch(0 0 0)",
  pointerEvents: "none",
  transition: `inset-block-end ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&[data-size="small"]': { fontSize: "clamp(12px, 1.9cqi, 32px)" },
    '&[data-size="large"]': { fontSize: "clamp(17px, 3.2cqi, 56px)" },
    [`${stage}[data-asleep] &`]: { insetBlockEnd: vars.space[5] },
    // Below the banner, and clear of the trouble beside it.
    '&[data-place="top"]': { insetBlock: "64px auto !important" },
  },
  "@container": {
    [width.belowMedium]: {
      insetBlockEnd: "74px",
      paddingInline: vars.space[5],
      // There is room for the invitation or for words.
      selectors: { [`${stage}[data-fresh] &`]: { display: "none" } },
    },
  },
});

export const line = componentStyle({
  display: "block",
  selectors: {
    '[data-ground="veil"] > &, [data-ground="solid"] > &': {
      paddingInline: vars.space[2],
      background: vars.color.stageVeil,
    },
    '[data-ground="solid"] > &': { background: "oklch(0 0 0)", textShadow: "none" },
  },
});
