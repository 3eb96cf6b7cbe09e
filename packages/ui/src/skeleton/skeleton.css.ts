import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

const breathe = keyframes({ to: { opacity: 0.55 } });

export const skeleton = componentStyle({
  minInlineSize: 0,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${breathe} 1.6s ease-in-out infinite alternate`,
    },
  },
});

/** What comes is known to be about so high; then nothing below moves when it does. */
export const reserve = {
  wide: "var(--skeleton-wide)",
  tablet: "var(--skeleton-tablet)",
  phone: "var(--skeleton-phone)",
};
export const reserved = componentStyle({
  blockSize: reserve.wide,
  overflow: "hidden",
  "@media": {
    [media.tablet]: { blockSize: reserve.tablet },
    [media.phone]: { blockSize: reserve.phone },
  },
});

// Forced colours drop backgrounds; an outline keeps the shape.
const shape = {
  display: "block",
  background: vars.color.skeleton,
  borderRadius: vars.radius.sharp,
  "@media": { [media.forcedColors]: { outline: "1px solid GrayText" } },
} as const;

export const plate = recipe({
  base: inComponents({ ...shape, inlineSize: "100%" }),
  variants: {
    shape: {
      wide: inComponents({ aspectRatio: "16 / 9" }),
      portrait: inComponents({ aspectRatio: "3 / 4" }),
      square: inComponents({ aspectRatio: "1" }),
      round: inComponents({ aspectRatio: "1", borderRadius: vars.radius.round }),
    },
  },
});

export const text = componentStyle({ display: "grid", gap: "10px", paddingBlock: "14px 0" });

export const line = recipe({
  base: inComponents({
    ...shape,
    blockSize: "12px",
    inlineSize: "100%",
    selectors: { "&:first-child": { blockSize: "14px", inlineSize: "82%" } },
  }),
  variants: {
    last: { no: {}, yes: inComponents({ selectors: { "&:not(:first-child)": { inlineSize: "58%" } } }) },
  },
});

export const figure = componentStyle({
  ...shape,
  blockSize: "12px",
  inlineSize: "var(--skeleton-width)",
  flex: "none",
});
