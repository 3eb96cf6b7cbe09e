import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const field = componentStyle({ display: "grid", alignContent: "start", minInlineSize: 0 });

export const label = componentStyle({
  justifySelf: "start",
  marginBlockEnd: "6px",
  font: vars.type.ui,
  color: vars.color.textSoft,
});

export const frame = componentStyle({ position: "relative", display: "grid" });

export const select = componentStyle({
  appearance: "none",
  minInlineSize: 0,
  inlineSize: "100%",
  minBlockSize: "44px",
  paddingInline: `${vars.space[3]} 40px`,
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  font: vars.type.body,
  fontSize: "0.9375rem",
  textOverflow: "ellipsis",
  cursor: "pointer",
  selectors: {
    "&:focus-visible": {
      outline: `${vars.line.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: "1px",
    },
    "&:disabled": {
      background: vars.color.sunk,
      color: vars.color.textFaint,
      cursor: "not-allowed",
      opacity: 1,
    },
  },
  // Under 16 px iOS zooms the page into the field.
  "@media": { [media.coarse]: { fontSize: "1rem" } },
});

export const mark = componentStyle({
  position: "absolute",
  insetInlineEnd: vars.space[3],
  insetBlockStart: "50%",
  display: "grid",
  translate: "0 -50%",
  color: vars.color.textFaint,
  pointerEvents: "none",
});

export const hint = componentStyle({
  marginBlockStart: "6px",
  font: vars.type.caption,
  color: vars.color.textFaint,
});
