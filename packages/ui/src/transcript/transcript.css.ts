import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const root = componentStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  minInlineSize: 0,
});

export const find = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  padding: "10px 12px 10px 20px",
});

export const field = componentStyle({
  flex: 1,
  minInlineSize: 0,
  blockSize: "36px",
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.fieldBorder}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  font: vars.type.ui,
  selectors: {
    "&::placeholder": { color: vars.color.textFaint, opacity: 1 },
    "&:focus": { outline: `${vars.line.focusWidth} solid ${vars.color.focus}`, outlineOffset: 0 },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
  "@media": { [media.coarse]: { fontSize: "1rem", blockSize: vars.layout.targetCoarse } },
});

export const count = componentStyle({
  minInlineSize: "3.5em",
  textAlign: "center",
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.textSoft,
});

export const list = componentStyle({
  flex: "1 1 auto",
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: `0 ${vars.space[4]}`,
  scrollbarWidth: "thin",
  scrollbarColor: `${vars.color.fieldBorder} transparent`,
});

export const line = componentStyle({
  display: "grid",
  gridTemplateColumns: "48px minmax(0, 1fr)",
  columnGap: vars.space[3],
  alignItems: "baseline",
  inlineSize: "100%",
  minBlockSize: vars.layout.target,
  padding: "8px 20px",
  textAlign: "start",
  font: vars.type.ui,
  lineHeight: "24px",
  color: vars.color.textSoft,
  // Some hundred lines; those out of sight cost nothing.
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 44px",
  selectors: {
    "&:hover": { background: vars.color.sunk, color: vars.color.text },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[aria-current]": {
      color: vars.color.text,
      background: vars.color.brandWash,
      boxShadow: `inset 2px 0 ${vars.color.brand}`,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[aria-current]": { borderInlineStart: "3px solid Highlight" } },
    },
  },
});

export const time = componentStyle({
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.textFaint,
  selectors: { "[aria-current] > &": { color: vars.color.brandStrong } },
});

export const hit = componentStyle({
  background: vars.color.accentFill,
  color: vars.color.onAccent,
  borderRadius: "1px",
  "@media": { [media.forcedColors]: { background: "Mark", color: "MarkText", forcedColorAdjust: "none" } },
});

export const back = componentStyle({
  position: "absolute",
  insetBlockEnd: vars.space[4],
  insetInlineStart: "50%",
  translate: "-50%",
});

export const empty = componentStyle({
  padding: `${vars.space[6]} 20px`,
  font: vars.type.ui,
  color: vars.color.textSoft,
  textAlign: "center",
  textWrap: "balance",
});
