import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const root = componentStyle({ position: "relative", display: "block", inlineSize: "100%" });

export const form = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  inlineSize: "100%",
});

export const submit = componentStyle({
  position: "absolute",
  insetInlineStart: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: "40px",
  blockSize: "100%",
  borderRadius: vars.radius.control,
  color: vars.color.textFaint,
  selectors: { "&:hover": { color: vars.color.brand } },
});

export const input = componentStyle({
  inlineSize: "100%",
  minInlineSize: 0,
  blockSize: vars.layout.target,
  paddingInline: "40px 8px",
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  background: vars.color.sunk,
  font: vars.type.ui,
  selectors: {
    "&::placeholder": { color: vars.color.textFaint, opacity: 1 },
    "&:focus": {
      outline: `${vars.line.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: 0,
      background: vars.color.surface,
    },
    "&::-webkit-search-cancel-button": { cursor: "pointer" },
  },
  "@media": {
    // Under 16px iOS zooms the page when the field takes focus.
    [media.coarse]: { fontSize: "1rem" },
    [media.forcedColors]: { borderColor: "ButtonBorder" },
  },
});
