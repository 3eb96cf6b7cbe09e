import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";
import { overWholeCard, twoSoftLines } from "../styles/whole-card.ts";

/** The article; its one link reaches over the whole of it. */
export const card = componentStyle({ position: "relative", display: "flex", flexDirection: "column" });

export const link = componentStyle({
  selectors: {
    ...overWholeCard,
  },
});

const hovered = (parent: string) => ({ [`${parent}:hover &`]: { color: vars.color.brand } });

export const name = componentStyle({
  marginBlockStart: "14px",
  font: vars.type.item,
  textWrap: "pretty",
  selectors: hovered(card),
});

export const resume = componentStyle(twoSoftLines);

export const meta = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${vars.space[4]}`,
  marginBlockStart: "10px",
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.textFaint,
});

export const price = componentStyle({ marginInlineStart: "auto" });

// A row: a small plate, then the words.
export const row = componentStyle({
  position: "relative",
  display: "grid",
  gap: vars.space[4],
  alignItems: "center",
  paddingBlock: "14px",
});
export const purchasedRow = componentStyle({
  gridTemplateColumns: "128px minmax(0, 1fr)",
  "@media": { [media.phone]: { gridTemplateColumns: "112px minmax(0, 1fr)" } },
});
export const recommendedRow = componentStyle({
  gridTemplateColumns: "120px minmax(0, 1fr)",
  alignItems: "start",
});
export const numberedRow = componentStyle({
  gridTemplateColumns: "32px minmax(0, 1fr)",
  gap: 0,
  alignItems: "start",
  paddingBlock: "15px 14px",
});

export const rowName = componentStyle({
  font: `600 0.9375rem/24px ${vars.font.song}`,
  textWrap: "pretty",
  selectors: hovered(row),
});

export const oneLine = componentStyle({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const rowMeta = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  marginBlockStart: "2px",
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.textFaint,
});

export const apart = componentStyle({
  justifyContent: "space-between",
  columnGap: vars.space[3],
  marginBlockEnd: "6px",
});

const dotWidth = "1.25em";

/** Each part brings a dot before it; those at the beginning of a line stand outside and are cut. */
export const dottedLine = componentStyle({
  marginInlineStart: `calc(-1 * ${dotWidth})`,
  clipPath: `inset(0 0 0 ${dotWidth})`,
});
export const dotted = componentStyle({
  selectors: {
    "&::before": {
      content: '"·"',
      display: "inline-block",
      inlineSize: dotWidth,
      textAlign: "center",
      color: vars.color.textFaint,
    },
  },
});

export const number = componentStyle({
  font: `400 0.9375rem/24px ${vars.font.song}`,
  color: vars.color.textFaint,
});

export const rows = componentStyle({
  display: "grid",
  columnGap: "40px",
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.hairline}`,
});
export const twoColumns = componentStyle({
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const rowItem = componentStyle({
  minInlineSize: 0,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
});

/** Above the link that reaches over the whole row. */
export const next = componentStyle({
  position: "relative",
  zIndex: vars.layer.raised,
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "24px",
  marginBlockStart: vars.space[2],
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.brand,
  textDecoration: "underline",
  textDecorationColor: "currentColor",
  textUnderlineOffset: "4px",
  selectors: { "&:hover": { color: vars.color.brandStrong } },
  "@media": { [media.coarse]: { minBlockSize: "44px" } },
});
