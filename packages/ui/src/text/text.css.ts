import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const text = recipe({
  base: inComponents({ textWrap: "pretty", overflowWrap: "break-word" }),
  variants: {
    size: {
      caption: inComponents({ font: vars.type.caption }),
      ui: inComponents({ font: vars.type.ui }),
      body: inComponents({ font: vars.type.body }),
      read: inComponents({ font: vars.type.read, maxInlineSize: vars.measure.reading }),
      quote: inComponents({ font: vars.type.quote }),
    },
    tone: {
      normal: {},
      soft: inComponents({ color: vars.color.textSoft }),
      faint: inComponents({ color: vars.color.textFaint }),
      brand: inComponents({ color: vars.color.brand }),
      accent: inComponents({ color: vars.color.accent }),
      ochre: inComponents({ color: vars.color.ochre }),
    },
  },
});

export const strong = componentStyle({ fontWeight: 600 });
export const numeric = componentStyle({ fontVariantNumeric: "tabular-nums lining-nums" });

const clamped = (lines: number) =>
  componentStyle({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lines,
    overflow: "hidden",
  });

export const clamp = { 1: clamped(1), 2: clamped(2), 3: clamped(3) };
