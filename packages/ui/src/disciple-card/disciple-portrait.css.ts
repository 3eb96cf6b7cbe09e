import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

/** The sheet the seal is printed on. */
export const sheet = recipe({
  base: inComponents({
    position: "absolute",
    inset: 0,
    display: "grid",
    placeItems: "center",
    background: vars.color.sunk,
    "@media": { [media.forcedColors]: { color: "CanvasText", background: "Canvas" } },
  }),
  variants: {
    tone: {
      brand: inComponents({ color: vars.color.brand }),
      indigo: inComponents({ color: vars.color.indigo }),
      ochre: inComponents({ color: vars.color.ochre }),
      ink: inComponents({ color: vars.color.textSoft }),
    },
  },
});

/** Cut in relief: the character stands inside its own border. */
export const seal = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "44cqw",
  aspectRatio: "1",
  border: "max(1.5px, 1.4cqw) solid currentColor",
  borderRadius: vars.radius.seal,
  outline: "max(1px, .5cqw) solid currentColor",
  outlineOffset: "max(-6px, -3cqw)",
  fontFamily: vars.font.song,
  fontWeight: 600,
  fontSize: "24cqw",
  lineHeight: 1,
  userSelect: "none",
});
