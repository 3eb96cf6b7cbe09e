import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

const outlined = inComponents({
  boxShadow: `inset 0 0 0 1px ${vars.color.rule}`,
  color: vars.color.textSoft,
});

export const badge = recipe({
  base: inComponents({
    display: "inline-flex",
    alignItems: "center",
    gap: "6px",
    blockSize: "24px",
    paddingInline: vars.space[2],
    borderRadius: "2px",
    font: vars.type.caption,
    whiteSpace: "nowrap",
    "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
  }),
  variants: {
    tone: {
      line: outlined,
      brand: inComponents({ background: vars.color.brandWash, color: vars.color.brandStrong }),
      ochre: inComponents({ background: vars.color.ochreWash, color: vars.color.ochre }),
      indigo: inComponents({ background: vars.color.indigoWash, color: vars.color.indigo }),
      live: outlined,
    },
    place: {
      inline: {},
      onPlate: inComponents({
        position: "absolute",
        insetInlineStart: "10px",
        insetBlockStart: "10px",
        background: vars.color.stagePlate,
        boxShadow: "none",
        color: vars.color.onStage,
        "@media": { [media.forcedColors]: { background: "Canvas", color: "CanvasText" } },
      }),
    },
  },
});

export const dot = componentStyle({
  inlineSize: vars.line.needleDot,
  blockSize: vars.line.needleDot,
  borderRadius: vars.radius.round,
  background: vars.color.accentFill,
  boxShadow: `0 0 0 3px color-mix(in oklch, ${vars.color.accentFill} 22%, transparent)`,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", background: "CanvasText" } },
});
