import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { needleDot, needleLine } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

export const panel = componentStyle({
  display: "flex",
  flexDirection: "column",
  padding: vars.space[5],
  background: vars.color.surface,
  boxShadow: vars.elevation.paper,
  borderRadius: vars.radius.control,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const who = componentStyle({ display: "flex", alignItems: "center", gap: vars.space[3] });
export const words = componentStyle({ flex: "1 1 auto", minInlineSize: 0 });
export const name = componentStyle({ font: vars.type.item });
export const caption = componentStyle({ font: vars.type.caption, color: vars.color.textFaint });

export const figures = componentStyle({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  marginBlock: "20px 18px",
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "repeat(2, auto)",
      justifyContent: "start",
      columnGap: "56px",
    },
  },
});
export const term = componentStyle({ font: vars.type.caption, color: vars.color.textSoft });
export const figure = componentStyle({
  font: vars.type.figureL,
  fontSize: "2.625rem",
  fontVariantNumeric: "tabular-nums lining-nums",
});
export const unit = componentStyle({
  marginInlineStart: vars.space[1],
  font: vars.type.caption,
  color: vars.color.textFaint,
});

export const week = componentStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "repeat(7, 1fr)",
  marginBlockEnd: vars.space[4],
  selectors: {
    "&::before": {
      ...needleLine(vars.color.rule),
      insetInline: "7.1%",
      insetBlockStart: "6px",
      blockSize: vars.line.needle,
    },
  },
});

export const day = componentStyle({
  position: "relative",
  paddingBlockStart: "19px",
  font: vars.type.caption,
  color: vars.color.textFaint,
  textAlign: "center",
  selectors: {
    "&::before": {
      ...needleDot(vars.color.surface),
      insetBlockStart: "3px",
      insetInlineStart: "calc(50% - 3.5px)",
      boxShadow: `0 0 0 1px ${vars.color.rule}`,
    },
    "&[data-studied]::before": {
      ...needleDot(vars.color.brand),
      boxShadow: `0 0 0 1px ${vars.color.brand}`,
    },
    "&[aria-current]": { color: vars.color.text, fontWeight: 600 },
    "&[aria-current]::before": {
      boxShadow: `0 0 0 3px ${vars.color.surface}, 0 0 0 4px ${vars.color.brand}`,
    },
  },
  "@media": {
    // A day without study is an open dot in any palette.
    [media.forcedColors]: {
      selectors: {
        "&:not([data-studied])::before": { background: "Canvas", outline: "1px solid CanvasText" },
      },
    },
  },
});

export const next = componentStyle({
  marginBlockStart: "auto",
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
});
export const nextTitle = componentStyle({
  marginBlockEnd: vars.space[4],
  font: `600 0.9375rem/24px ${vars.font.song}`,
});
