import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";
import { overWholeCard } from "../styles/whole-card.ts";

/** The article; its one button reaches over the whole of it. */
export const card = componentStyle({ position: "relative", display: "flex", flexDirection: "column" });

export const name = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "6px",
  marginBlockStart: "10px",
  font: `600 1rem/24px ${vars.font.song}`,
});

export const button = componentStyle({
  padding: 0,
  border: 0,
  background: "none",
  font: "inherit",
  color: "inherit",
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    ...overWholeCard,
    [`${card}:hover &`]: { color: vars.color.brand },
  },
});

export const styleName = componentStyle({ font: vars.type.caption, color: vars.color.textFaint });

export const meta = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  font: vars.type.caption,
  color: vars.color.textSoft,
});

export const dotted = componentStyle({
  // After it: where the line wraps, the next one begins with a word.
  selectors: {
    "&:not(:last-child)::after": { content: '"·"', marginInline: "0.5em", color: vars.color.textFaint },
  },
});
