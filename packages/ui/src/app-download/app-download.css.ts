import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const root = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
  gap: `0 ${vars.space[7]}`,
});

/** Ruled above, as the rows of a list are. */
export const source = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gridTemplateRows: "auto auto 1fr",
  gap: `${vars.space[1]} ${vars.space[5]}`,
  paddingBlock: vars.space[5],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
});

export const code = componentStyle({
  gridRow: "1 / -1",
  inlineSize: "128px",
  blockSize: "128px",
  padding: "4px",
  "@media": { [media.phone]: { inlineSize: "96px", blockSize: "96px" } },
});

export const name = componentStyle({ font: vars.type.h3, gridColumn: 2 });
export const words = componentStyle({ font: vars.type.ui, color: vars.color.textSoft, gridColumn: 2 });
export const way = componentStyle({ alignSelf: "end", gridColumn: 2, paddingBlockStart: vars.space[2] });
