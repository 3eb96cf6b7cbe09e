import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const editor = componentStyle({ display: "grid", gap: vars.space[2], padding: "12px 20px" });

export const row = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[2],
});
export const gap = componentStyle({ flex: 1 });

export const text = componentStyle({
  display: "block",
  inlineSize: "100%",
  minBlockSize: "88px",
  padding: `10px ${vars.space[3]}`,
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  font: vars.type.ui,
  lineHeight: "24px",
  resize: "vertical",
  fieldSizing: "content",
  maxBlockSize: "240px",
  selectors: {
    "&::placeholder": { color: vars.color.textFaint, opacity: 1 },
    "&:focus": { outline: `${vars.line.focusWidth} solid ${vars.color.focus}`, outlineOffset: 0 },
  },
  "@media": { [media.coarse]: { fontSize: "1rem" } },
});

export const said = componentStyle({ font: vars.type.caption, color: vars.color.textFaint });
export const error = componentStyle({ font: vars.type.caption, color: vars.color.accent });

/** A moment of the lesson; pressed, the picture goes there. */
export const chip = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "28px",
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  background: vars.color.sunk,
  color: vars.color.brandStrong,
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  selectors: { "button&:hover": { background: vars.color.brandWash } },
  "@media": {
    [media.coarse]: { minBlockSize: vars.layout.targetCoarse },
    [media.forcedColors]: { border: "1px solid ButtonText" },
  },
});

export const list = componentStyle({ display: "grid" });

export const item = componentStyle({
  display: "grid",
  gap: "6px",
  padding: "12px 12px 14px 20px",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const actions = componentStyle({
  padding: "10px 20px 16px",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const words = componentStyle({
  paddingInlineEnd: vars.space[2],
  font: vars.type.ui,
  lineHeight: "24px",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

export const empty = componentStyle({
  padding: `${vars.space[5]} 20px ${vars.space[6]}`,
  font: vars.type.ui,
  color: vars.color.textSoft,
  textAlign: "center",
  textWrap: "balance",
});
