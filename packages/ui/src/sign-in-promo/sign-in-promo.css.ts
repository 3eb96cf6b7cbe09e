import { globalStyle, keyframes } from "@vanilla-extract/css";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { lowerEdge } from "../styles/lower-edge.css.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.motion.shift}` } });

export const root = componentStyle({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: `calc(${vars.space[5]} + env(safe-area-inset-bottom))`,
  zIndex: vars.layer.promo,
  display: "flex",
  alignItems: "center",
  gap: "20px",
  inlineSize: "min(720px, 100% - 32px)",
  marginInline: "auto",
  padding: "16px 16px 16px 24px",
  background: vars.color.surface,
  boxShadow: vars.elevation.over,
  borderRadius: vars.radius.control,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${rise} ${vars.motion.base} ${vars.motion.ease} both`,
    },
    [media.forcedColors]: { border: "1px solid CanvasText" },
    [media.phone]: {
      flexWrap: "wrap",
      gap: "10px",
      insetBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
      padding: "16px",
    },
    print: { display: "none" },
  },
});

const shown = `:root:has(${root})`;

/** Focus scrolls clear of it, and the page grows by as much: nothing ever stays underneath. */
const makesRoom = (taken: string) =>
  inComponents({ vars: { [lowerEdge]: taken }, scrollPaddingBlockEnd: `calc(${taken} + 16px)` });
globalStyle(shown, makesRoom("112px"));
globalStyle(shown, { "@media": { [media.phone]: makesRoom("172px"), print: makesRoom("0px") } });
globalStyle(`${shown} body::after`, inComponents({ content: '""', display: "block", blockSize: lowerEdge }));

export const words = componentStyle({
  flex: 1,
  minInlineSize: 0,
  font: vars.type.ui,
  color: vars.color.textSoft,
  "@media": { [media.phone]: { flexBasis: "70%" } },
});

export const title = componentStyle({
  display: "block",
  font: vars.type.item,
  color: vars.color.text,
});

/** On phones the way in stands below, as wide as the words. */
export const way = componentStyle({
  "@media": { [media.phone]: { order: 3, flexBasis: "100%", display: "grid" } },
});
