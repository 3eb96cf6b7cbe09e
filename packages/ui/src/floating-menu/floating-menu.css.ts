import { fallbackVar } from "@vanilla-extract/css";
import { componentStyle } from "../styles/component-style.ts";
import { lowerEdge } from "../styles/lower-edge.css.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const root = componentStyle({
  position: "fixed",
  // In the page's margin where there is one, at its edge where there is not: never over what is read.
  insetInlineEnd: `clamp(0px, (100vw - ${vars.layout.content}) / 2 - ${vars.layout.target}, ${vars.space[4]})`,
  insetBlockEnd: `calc(${vars.space[5]} + ${fallbackVar(lowerEdge, "0px")} + env(safe-area-inset-bottom))`,
  zIndex: vars.layer.elevator,
  background: vars.color.surface,
  boxShadow: vars.elevation.lifted,
  borderRadius: vars.radius.control,
  "@media": {
    [media.forcedColors]: { border: "1px solid CanvasText" },
    // Above the bar that a phone's page may keep at its lower edge.
    [media.phone]: {
      insetInlineEnd: vars.space[3],
      insetBlockEnd: `calc(max(88px, ${fallbackVar(lowerEdge, "0px")} + 16px) + env(safe-area-inset-bottom))`,
      transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
      selectors: {
        // Its keyboard stops stay, and bring it back.
        "&[data-away]:not(:focus-within)": { opacity: 0, pointerEvents: "none" },
      },
    },
    print: { display: "none" },
  },
});

export const item = componentStyle({
  selectors: { "& + &": { borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}` } },
});

export const action = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.layout.target,
  blockSize: vars.layout.targetCoarse,
  borderRadius: vars.radius.control,
  color: vars.color.textSoft,
  "@media": { [media.coarse]: { inlineSize: vars.layout.targetCoarse } },
  selectors: { "&:hover": { color: vars.color.brand } },
});
