import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const avatar = recipe({
  base: inComponents({
    position: "relative",
    display: "inline-grid",
    flex: "none",
    placeItems: "center",
    overflow: "hidden",
    borderRadius: vars.radius.round,
    background: vars.color.sunk,
    boxShadow: `inset 0 0 0 1px ${vars.color.hairline}`,
    fontFamily: vars.font.song,
    fontWeight: 600,
    color: vars.color.textSoft,
    // The character stays below the picture, so nothing jumps while that loads. Drawn here, it is no part of the words
    // by which a control with a face is called.
    selectors: { "&::before": { content: "attr(data-character)" } },
  }),
  variants: {
    size: {
      small: inComponents({ inlineSize: "28px", blockSize: "28px", fontSize: "0.8125rem" }),
      medium: inComponents({ inlineSize: "36px", blockSize: "36px", fontSize: "1rem" }),
      large: inComponents({ inlineSize: "64px", blockSize: "64px", fontSize: "1.625rem" }),
    },
  },
});

export const picture = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  objectPosition: "50% 34%",
  filter: vars.plate,
});
