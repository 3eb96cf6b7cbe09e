import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";
import { overWholeCard, twoSoftLines } from "../styles/whole-card.ts";

/** The article; its one link reaches over the whole of it. */
export const card = componentStyle({ position: "relative", display: "flex", flexDirection: "column" });

export const title = componentStyle({ marginBlockStart: "14px", font: vars.type.item, textWrap: "pretty" });

export const link = componentStyle({
  selectors: {
    ...overWholeCard,
    [`${card}:hover &`]: { color: vars.color.brand },
  },
});

export const subtitle = componentStyle(twoSoftLines);

export const meta = componentStyle({
  display: "grid",
  marginBlockStart: "10px",
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.textFaint,
});

export const line = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[4],
});
