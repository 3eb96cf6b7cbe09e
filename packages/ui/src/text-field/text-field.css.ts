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
export const required = componentStyle({ marginInlineStart: "2px", color: vars.color.accent });

export const frame = componentStyle({
  display: "flex",
  alignItems: "stretch",
  minBlockSize: "44px",
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  selectors: {
    "&:has(input:focus)": {
      outline: `${vars.line.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: "1px",
    },
    "&:has(input[aria-invalid=true])": {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 .5px ${vars.color.accent}`,
    },
    "&:has(input:disabled)": { background: vars.color.sunk, color: vars.color.textFaint },
  },
  "@media": {
    // Forced colours paint every border alike; a thicker one still tells an error apart.
    [media.forcedColors]: { selectors: { "&:has(input[aria-invalid=true])": { borderWidth: "3px" } } },
  },
});

export const input = componentStyle({
  flex: 1,
  minInlineSize: 0,
  paddingInline: vars.space[3],
  border: 0,
  background: "none",
  font: vars.type.body,
  fontSize: "0.9375rem",
  outline: "none",
  // Under 16 px iOS zooms the page into the field.
  "@media": { [media.coarse]: { fontSize: "1rem" } },
  selectors: {
    "&::placeholder": { color: vars.color.textFaint, opacity: 1 },
    "&:disabled": { cursor: "not-allowed" },
    // The browser's autofill yellow belongs to neither theme.
    "&:autofill": {
      boxShadow: `inset 0 0 0 40px ${vars.color.surface}`,
      WebkitTextFillColor: vars.color.text,
    },
  },
});
export const numeric = componentStyle({ fontVariantNumeric: "tabular-nums lining-nums" });

export const suffix = componentStyle({
  display: "grid",
  alignItems: "center",
  flex: "none",
  paddingInlineEnd: vars.space[3],
  font: vars.type.ui,
  color: vars.color.textFaint,
  selectors: { "&:has(button)": { paddingInlineEnd: 0 } },
});

export const hint = componentStyle({
  marginBlockStart: "6px",
  font: vars.type.caption,
  color: vars.color.textFaint,
});
export const error = componentStyle({
  display: "flex",
  gap: "6px",
  alignItems: "flex-start",
  marginBlockStart: "6px",
  font: vars.type.caption,
  color: vars.color.accent,
});
export const errorMark = componentStyle({ display: "grid", marginBlockStart: "2px" });
