import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { states } from "../styles/states.ts";
import { vars } from "../styles/theme.css.ts";

const inset = (color: string) => `inset 0 0 0 1px ${color}`;

/** Forced colours take the fill away, so what stood on it takes the system's colour. */
const onSystem = { "@media": { [media.forcedColors]: { color: "ButtonText" } } };

export const button = recipe({
  base: inComponents({
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space[2],
    minBlockSize: vars.layout.target,
    paddingInline: "20px",
    borderRadius: vars.radius.control,
    font: vars.type.uiStrong,
    whiteSpace: "nowrap",
    textAlign: "center",
    transition: `background ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      [states.disabled]: {
        background: vars.color.sunk,
        color: vars.color.textFaint,
        boxShadow: inset(vars.color.hairline),
        cursor: "not-allowed",
      },
      [states.busy]: { cursor: "progress" },
    },
    "@media": { [media.forcedColors]: { border: "1px solid ButtonText" } },
  }),
  variants: {
    variant: {
      accent: inComponents({
        background: vars.color.accentFill,
        color: vars.color.onAccent,
        selectors: {
          "&:hover:not(:disabled, [aria-disabled=true])": { background: vars.color.accentFillStrong },
        },
        ...onSystem,
      }),
      ink: inComponents({
        background: vars.color.solid,
        color: vars.color.onSolid,
        selectors: { "&:hover:not(:disabled, [aria-disabled=true])": { background: vars.color.solidStrong } },
        ...onSystem,
      }),
      line: inComponents({
        boxShadow: inset(vars.color.fieldBorder),
        selectors: {
          "&:hover:not(:disabled, [aria-disabled=true])": {
            boxShadow: inset(vars.color.brand),
            color: vars.color.brand,
          },
        },
      }),
      text: inComponents({
        paddingInline: vars.space[2],
        color: vars.color.brand,
        selectors: { "&:hover:not(:disabled, [aria-disabled=true])": { color: vars.color.brandStrong } },
      }),
    },
    size: {
      small: inComponents({
        minBlockSize: "32px",
        paddingInline: "14px",
        fontSize: "0.8125rem",
        "@media": { [media.coarse]: { minBlockSize: vars.layout.targetCoarse } },
      }),
      medium: {},
      large: inComponents({ minBlockSize: "48px", paddingInline: "28px", fontSize: "1rem" }),
    },
    width: { content: {}, full: inComponents({ inlineSize: "100%" }) },
  },
});

const turn = keyframes({ to: { rotate: "1turn" } });

export const spinner = componentStyle({
  inlineSize: "14px",
  blockSize: "14px",
  borderRadius: vars.radius.round,
  border: "1.5px solid currentColor",
  borderInlineEndColor: "transparent",
  "@media": { "(prefers-reduced-motion: no-preference)": { animation: `${turn} 900ms linear infinite` } },
});
