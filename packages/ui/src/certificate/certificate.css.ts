import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { needleDot, needleLine } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

// A sheet of A4 across; what is printed is this sheet, whatever the theme.
export const root = componentStyle({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: vars.space[6],
  aspectRatio: "297 / 210",
  padding: "6% 8%",
  background: vars.color.surface,
  border: `${vars.line.hair} solid ${vars.color.rule}`,
  boxShadow: vars.elevation.lifted,
  outline: `${vars.line.hair} solid ${vars.color.hairline}`,
  outlineOffset: "-14px",
  "@media": {
    [media.phone]: { aspectRatio: "auto", padding: "40px 32px", gap: vars.space[5] },
    print: { boxShadow: "none", breakInside: "avoid" },
  },
});

// The needle falls from the upper edge to the title.
export const head = componentStyle({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  gap: vars.space[2],
  paddingBlockStart: vars.space[7],
  selectors: {
    "&::before": {
      ...needleLine(vars.color.needle),
      insetBlockStart: "-6%",
      blockSize: "48px",
      insetInlineStart: "50%",
      inlineSize: vars.line.needle,
    },
    "&::after": {
      ...needleDot(vars.color.needle),
      insetBlockStart: "34px",
      insetInlineStart: "calc(50% - 3px)",
    },
  },
});

export const kind = componentStyle({
  font: vars.type.h1,
  letterSpacing: "0.5em",
  marginInlineEnd: "-0.5em",
});

export const body = componentStyle({
  display: "grid",
  alignContent: "center",
  gap: vars.space[4],
  textAlign: "center",
  font: vars.type.read,
  color: vars.color.textSoft,
});

export const name = componentStyle({
  font: vars.type.h1,
  color: vars.color.text,
  overflowWrap: "anywhere",
});
export const course = componentStyle({
  font: vars.type.h2,
  color: vars.color.text,
  overflowWrap: "anywhere",
});

export const foot = componentStyle({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: vars.space[5],
  flexWrap: "wrap",
});

export const facts = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums",
});
export const fact = componentStyle({ color: vars.color.textFaint });
export const value = componentStyle({ margin: 0, color: vars.color.text });

export const check = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto 72px",
  alignItems: "end",
  gap: vars.space[4],
});
