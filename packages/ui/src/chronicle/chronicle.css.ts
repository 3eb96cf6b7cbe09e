import { globalStyle } from "@vanilla-extract/css";
import { componentStyle } from "../styles/component-style.ts";
import { components } from "../styles/layers.css.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";
import { overWholeCard } from "../styles/whole-card.ts";

export const mosaic = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: vars.layout.gutter,
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: `${vars.space[5]} ${vars.space[3]}`,
    },
  },
});

export const item = componentStyle({
  selectors: {
    "&:first-child": { gridColumn: "span 2", gridRow: "span 2" },
    "&:only-child": { gridColumn: "1 / -1" },
  },
  "@media": { [media.phone]: { selectors: { "&:first-child": { gridRow: "auto" } } } },
});

/** The article; its one link reaches over the whole of it. */
export const card = componentStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
});

/** The large picture is as high as the two rows beside it. */
export const frame = componentStyle({ display: "grid", flex: 1 });
globalStyle(`${frame} > *`, {
  "@layer": { [components]: { alignSelf: "stretch", justifySelf: "stretch" } },
});

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[3],
  marginBlockStart: "10px",
});

export const title = componentStyle({
  font: `600 0.9375rem/24px ${vars.font.song}`,
  selectors: {
    [`${item}:first-child &`]: { fontSize: "1.25rem", lineHeight: "28px" },
    [`${card}:hover &`]: { color: vars.color.brand },
  },
});

export const link = componentStyle({
  selectors: {
    ...overWholeCard,
  },
});

export const date = componentStyle({
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.textFaint,
});
