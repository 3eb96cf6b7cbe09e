import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

const arrive = keyframes({ from: { opacity: 0, translate: `calc(${vars.motion.shift} * 2) 0` } });

export const shelf = componentStyle({
  position: "fixed",
  zIndex: vars.layer.toast,
  insetBlockStart: `calc(${vars.layout.header} + ${vars.space[4]})`,
  insetInlineEnd: vars.space[4],
  display: "grid",
  gap: vars.space[3],
  inlineSize: "min(360px, calc(100vw - 32px))",
  outline: "none",
});

export const toast = recipe({
  base: inComponents({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) auto",
    columnGap: vars.space[3],
    alignItems: "start",
    paddingBlock: vars.space[3],
    paddingInline: `${vars.space[4]} 6px`,
    background: vars.color.surface,
    borderRadius: vars.radius.control,
    boxShadow: vars.elevation.over,
    animation: `${arrive} ${vars.motion.base} ${vars.motion.ease}`,
    selectors: {
      "&::before": {
        content: '""',
        position: "absolute",
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: "2px",
      },
      '&[data-swipe="move"]': { translate: "var(--radix-toast-swipe-move-x) 0" },
      '&[data-swipe="cancel"]': {
        translate: "0 0",
        transition: `translate ${vars.motion.quick} ${vars.motion.ease}`,
      },
    },
    "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
  }),
  variants: {
    tone: {
      ok: inComponents({ selectors: { "&::before": { background: vars.color.brand } } }),
      bad: inComponents({ selectors: { "&::before": { background: vars.color.accent } } }),
      info: inComponents({ selectors: { "&::before": { background: vars.color.needle } } }),
    },
  },
});

export const mark = recipe({
  base: inComponents({ display: "grid", marginBlockStart: "1px" }),
  variants: {
    tone: {
      ok: inComponents({ color: vars.color.brand }),
      bad: inComponents({ color: vars.color.accent }),
      info: inComponents({ color: vars.color.textSoft }),
    },
  },
});

export const title = componentStyle({ font: vars.type.uiStrong, overflowWrap: "anywhere" });
export const detail = componentStyle({
  font: vars.type.caption,
  color: vars.color.textSoft,
  overflowWrap: "anywhere",
});
export const close = componentStyle({ marginBlock: "-5px" });
