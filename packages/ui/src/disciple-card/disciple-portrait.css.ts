import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

const tone = (color: string, background: string) => inComponents({ color, background });

/** The sheet the seal is printed on. */
export const sheet = recipe({
  base: inComponents({
    position: "absolute",
    inset: 0,
    display: "grid",
    placeItems: "center",
    "@media": { [media.forcedColors]: { color: "CanvasText", background: "Canvas" } },
  }),
  variants: {
    tone: {
      brand: tone(vars.color.brand, vars.color.brandWash),
      indigo: tone(vars.color.indigo, vars.color.indigoWash),
      ochre: tone(vars.color.ochre, vars.color.ochreWash),
      ink: tone(vars.color.textSoft, vars.color.sunk),
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
