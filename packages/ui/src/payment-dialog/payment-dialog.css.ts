import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const course = componentStyle({ font: vars.type.item, textWrap: "pretty", overflowWrap: "anywhere" });
export const words = componentStyle({ font: vars.type.ui, color: vars.color.textSoft });
export const life = componentStyle({
  font: vars.type.caption,
  color: vars.color.textFaint,
  fontVariantNumeric: "tabular-nums",
});

export const alipay = componentStyle({
  display: "grid",
  gap: vars.space[3],
  // As far down as the first line beside it.
  paddingBlockStart: vars.space[6],
});

/** Colours and letters of the button inside, which `PaymentForm` hands on; its ground is the caret's colour here. */
export const form = componentStyle({
  display: "block",
  inlineSize: "calc(100% + 8px)",
  blockSize: "56px",
  marginInline: "-4px",
  border: 0,
  font: vars.type.uiStrong,
  color: vars.color.onSolid,
  caretColor: vars.color.solid,
  outlineColor: vars.color.focus,
  // That of the frame's document: where the two differ the browser paints the frame white.
  colorScheme: "light",
});

export const end = componentStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[4],
  paddingBlock: vars.space[7],
  textAlign: "center",
  color: vars.color.textFaint,
  selectors: { '&[data-tone="ok"]': { color: vars.color.brand } },
});
export const endWords = componentStyle({
  display: "grid",
  gap: vars.space[1],
  font: vars.type.ui,
  color: vars.color.textSoft,
});
export const endTitle = componentStyle({ font: vars.type.item, color: vars.color.text });
