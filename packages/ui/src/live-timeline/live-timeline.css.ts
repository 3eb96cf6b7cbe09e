import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { needleDot, needleLine } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";
import { overWholeCard, twoSoftLines } from "../styles/whole-card.ts";

const wideTablet = "(min-width: 641px) and (max-width: 1000px)";

export const root = componentStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: `${vars.space[6]} ${vars.layout.gutter}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 } },
});

// Each stop draws its own stretch of the needle, so that a second row has one too.
export const stop = componentStyle({
  position: "relative",
  minInlineSize: 0,
  selectors: {
    "&::before": {
      ...needleLine(vars.color.rule),
      insetBlockStart: "35px",
      insetInline: `0 calc(${vars.layout.gutter} * -1)`,
      blockSize: vars.line.needle,
    },
    "&:nth-child(4n)::before, &:last-child::before": { insetInlineEnd: 0 },
  },
  "@media": {
    [media.tablet]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: "10px",
      padding: "0 0 36px 28px",
      selectors: {
        "&:last-child": { paddingBlockEnd: 0 },
        "&::before, &:nth-child(4n)::before, &:last-child::before": {
          insetBlock: "0",
          insetInline: "3px auto",
          inlineSize: vars.line.needle,
          blockSize: "auto",
        },
      },
    },
    [wideTablet]: {
      gridTemplateColumns: "116px minmax(0, 1fr)",
      gap: "0 24px",
      paddingBlockEnd: vars.space[6],
    },
  },
});

export const time = componentStyle({
  position: "relative",
  display: "block",
  minBlockSize: "56px",
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.textFaint,
  selectors: {
    "&::after": {
      ...needleDot(vars.color.ground),
      insetInlineStart: 0,
      insetBlockStart: "32px",
      boxShadow: `0 0 0 1px ${vars.color.needle}`,
    },
    '[data-state="ended"] > &::after': { background: vars.color.needle },
    '[data-state="live"] > &::after': {
      background: vars.color.accentFill,
      boxShadow: `0 0 0 3px ${vars.color.ground}, 0 0 0 4px ${vars.color.accentFill}`,
    },
  },
  "@media": {
    [media.tablet]: {
      minBlockSize: 0,
      selectors: { "&::after": { insetInlineStart: "-28px", insetBlockStart: "8px" } },
    },
    [media.forcedColors]: {
      selectors: {
        "&::after": { background: "Canvas", boxShadow: "0 0 0 1px CanvasText" },
        '[data-state="ended"] > &::after': { background: "CanvasText" },
        '[data-state="live"] > &::after': {
          background: "CanvasText",
          boxShadow: "0 0 0 3px Canvas, 0 0 0 4px CanvasText",
        },
      },
    },
  },
});

export const moment = componentStyle({
  marginInlineEnd: vars.space[2],
  font: `600 1.0625rem/24px ${vars.font.song}`,
  whiteSpace: "nowrap",
  color: vars.color.text,
  selectors: { '[data-state="live"] &': { color: vars.color.accent } },
  "@media": { [wideTablet]: { display: "block" } },
});

export const card = componentStyle({
  position: "relative",
  "@media": {
    [wideTablet]: { display: "grid", gridTemplateColumns: "256px minmax(0, 1fr)", gap: "24px" },
  },
});

export const words = componentStyle({ minInlineSize: 0 });

export const title = componentStyle({
  marginBlockStart: "14px",
  font: vars.type.item,
  textWrap: "pretty",
  "@media": { [wideTablet]: { marginBlockStart: vars.space[1] } },
});

export const link = componentStyle({
  selectors: {
    ...overWholeCard,
    [`${card}:hover &`]: { color: vars.color.brand },
  },
});

export const about = componentStyle(twoSoftLines);

export const foot = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: "32px",
  marginBlockStart: vars.space[3],
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.textFaint,
});
