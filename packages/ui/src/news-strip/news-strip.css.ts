import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { needleDot } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

const hairline = `${vars.line.hair} solid ${vars.color.hairline}`;

export const root = componentStyle({
  display: "flex",
  gap: vars.space[5],
  marginBlockStart: vars.space[5],
  borderBlock: hairline,
  "@media": { [media.phone]: { gap: vars.space[4] } },
});

export const title = componentStyle({
  position: "relative",
  flex: "none",
  paddingBlock: "11px",
  paddingInlineStart: "17px",
  font: `600 0.9375rem/24px ${vars.font.song}`,
  selectors: {
    "&::before": { ...needleDot(vars.color.needle), insetInlineStart: 0, insetBlockStart: "20px" },
  },
});

export const list = componentStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  flex: 1,
  minInlineSize: 0,
  columnGap: vars.space[5],
  "@media": { [media.tablet]: { gridAutoFlow: "row" } },
});

export const item = componentStyle({
  minInlineSize: 0,
  "@media": { [media.tablet]: { selectors: { "& + &": { borderBlockStart: hairline } } } },
});

export const link = componentStyle({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[3],
  minBlockSize: "46px",
  paddingBlock: "11px",
  font: vars.type.ui,
  selectors: { "&:hover": { color: vars.color.brand } },
  "@media": { [media.tablet]: { justifyContent: "space-between" } },
});

export const name = componentStyle({
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const when = componentStyle({
  flex: "none",
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.textFaint,
});
