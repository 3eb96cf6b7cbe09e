import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { states } from "../styles/states.ts";
import { vars } from "../styles/theme.css.ts";

export const list = componentStyle({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

export const row = componentStyle({
  display: "grid",
  gridTemplateColumns: "128px minmax(0, 1fr) auto",
  gap: `${vars.space[3]} ${vars.space[5]}`,
  alignItems: "center",
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "96px minmax(0, 1fr)",
      columnGap: vars.space[4],
      alignItems: "start",
    },
  },
});

export const words = componentStyle({ display: "grid", gap: vars.space[1], minInlineSize: 0 });

export const name = componentStyle({
  font: vars.type.item,
  color: vars.color.text,
  textDecoration: "none",
  textWrap: "pretty",
  overflowWrap: "anywhere",
  selectors: { [states.hover]: { color: vars.color.brand } },
});

export const meta = componentStyle({
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.textFaint,
});
export const number = componentStyle({ overflowWrap: "anywhere" });

export const end = componentStyle({
  display: "grid",
  justifyItems: "end",
  gap: vars.space[2],
  "@media": {
    [media.phone]: {
      gridColumn: "1 / -1",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: vars.space[4],
    },
  },
});
