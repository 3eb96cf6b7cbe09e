import { styleVariants } from "@vanilla-extract/css";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { states } from "../styles/states.ts";
import { vars } from "../styles/theme.css.ts";
import { width } from "./container.css.ts";
import { readersColors } from "./forced.ts";

export const anchor = componentStyle({
  position: "relative",
  display: "flex",
  // The narrow picture gives the menu all the room it has.
  "@container": { [width.belowMedium]: { position: "static" } },
});

export const menu = componentStyle({
  position: "absolute",
  zIndex: vars.layer.raised,
  insetBlockEnd: "calc(100% + 30px)",
  insetInlineEnd: 0,
  minInlineSize: "132px",
  maxBlockSize: "calc(56.25cqi - 120px)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.elevation.over,
  font: vars.type.ui,
  "@container": {
    [width.belowMedium]: {
      insetInline: "8px",
      insetBlockEnd: "48px",
      maxBlockSize: "calc(56.25cqi - 56px)",
      paddingBlock: "2px",
    },
  },
  "@media": { [media.forcedColors]: { ...readersColors, border: "1px solid CanvasText" } },
});

export const group = componentStyle({
  paddingBlock: "2px",
  selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${vars.color.hairline}` } },
});

const hide = { display: "none" };

export const groupShown = styleVariants({
  always: {},
  belowMedium: inComponents({ "@container": { [width.fromMedium]: hide } }),
  belowSmall: inComponents({ "@container": { [width.fromSmall]: hide } }),
});

export const groupLabel = componentStyle({
  display: "block",
  padding: "4px 14px 2px",
  font: vars.type.caption,
  color: vars.color.textFaint,
});

export const answers = styleVariants({
  list: inComponents({ display: "grid" }),
  row: inComponents({ display: "flex", flexWrap: "wrap", minInlineSize: "196px", paddingInline: "6px" }),
});

export const item = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: "6px",
  minBlockSize: "36px",
  paddingInline: "8px 14px",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  textAlign: "start",
  color: vars.color.textSoft,
  selectors: {
    '&[aria-checked="true"]': { color: vars.color.text, fontWeight: 600 },
    [states.hover]: { background: vars.color.stageHover, color: vars.color.text },
    [states.focusVisible]: { outlineOffset: "-2px" },
  },
  "@media": { [media.coarse]: { minBlockSize: vars.layout.targetCoarse } },
});

/** Kept free, so that nothing moves when the choice does. */
export const mark = componentStyle({
  inlineSize: "16px",
  color: vars.color.brand,
  selectors: { [`${answers.row} &:empty`]: { inlineSize: "2px" } },
});

export const help = componentStyle({
  inlineSize: "min(420px, calc(100vw - 32px))",
  maxBlockSize: "calc(100dvh - 32px)",
  padding: "12px 24px 20px",
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.elevation.over,
  "::backdrop": { background: vars.color.scrim },
  "@media": { [media.forcedColors]: { ...readersColors, border: "1px solid CanvasText" } },
});

export const helpHead = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  marginInlineEnd: "-10px",
});

export const helpTitle = componentStyle({ font: vars.type.h3 });

export const keys = componentStyle({ marginBlockStart: vars.space[1] });

export const keyRow = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[4],
  minBlockSize: "38px",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  font: vars.type.ui,
});

export const key = componentStyle({
  display: "inline-block",
  minInlineSize: "28px",
  marginInlineEnd: "6px",
  paddingInline: "8px",
  borderRadius: vars.radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.rule}`,
  font: vars.type.caption,
  textAlign: "center",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const does = componentStyle({ color: vars.color.textSoft });

export const helpNote = componentStyle({
  marginBlockStart: vars.space[3],
  font: vars.type.caption,
  color: vars.color.textFaint,
});
