import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.motion.shift}` } });
const riseFromBelow = keyframes({ from: { opacity: 0, translate: `0 calc(${vars.motion.shift} * 4)` } });

export const scrim = componentStyle({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.dialog,
  display: "grid",
  placeItems: "center",
  // Never less than the sheet: centred in less, its head would lie above where one can scroll to.
  gridAutoRows: "minmax(max-content, 1fr)",
  overflowY: "auto",
  padding: vars.space[4],
  background: vars.color.scrim,
  animation: `${appear} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${vanish} ${vars.motion.quick} ${vars.motion.ease}` },
  },
});

/** Dialogs fill a phone; a question stays a small sheet. */
export const wholePhone = componentStyle({ "@media": { [media.phone]: { padding: 0 } } });

export const sheet = recipe({
  base: inComponents({
    position: "relative",
    inlineSize: "100%",
    background: vars.color.surface,
    borderRadius: vars.radius.control,
    boxShadow: vars.elevation.over,
    animation: `${rise} ${vars.motion.base} ${vars.motion.ease}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${vanish} ${vars.motion.quick} ${vars.motion.ease}` },
    },
    "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
  }),
  variants: {
    size: {
      small: inComponents({ maxInlineSize: "420px" }),
      medium: inComponents({ maxInlineSize: "560px" }),
      large: inComponents({ maxInlineSize: "760px" }),
    },
    phone: {
      whole: inComponents({
        "@media": {
          [media.phone]: {
            minBlockSize: "100dvh",
            borderRadius: 0,
            animationName: riseFromBelow,
          },
        },
      }),
      sheet: {},
    },
  },
});

export const columns = componentStyle({
  display: "grid",
  gridTemplateColumns: "1.2fr 1fr",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const column = componentStyle({
  display: "grid",
  alignContent: "start",
  gap: vars.space[4],
  minInlineSize: 0,
  padding: "28px 28px 24px",
  "@media": { [media.phone]: { padding: `28px ${vars.space[5]} ${vars.space[5]}` } },
});

export const aside = componentStyle({
  borderInlineStart: `1px solid ${vars.color.hairline}`,
  "@media": {
    [media.phone]: { borderInlineStart: 0, borderBlockStart: `1px solid ${vars.color.hairline}` },
  },
});

export const title = componentStyle({
  font: vars.type.h3,
  // Room for the cross.
  paddingInlineEnd: vars.space[6],
  textWrap: "balance",
});
export const titleBesideAside = componentStyle({ paddingInlineEnd: 0 });
export const description = componentStyle({ font: vars.type.ui, color: vars.color.textSoft });

export const close = componentStyle({ position: "absolute", insetInlineEnd: "4px", insetBlockStart: "4px" });
