import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const body = componentStyle({
  display: "grid",
  gridTemplateColumns: "200px minmax(0, 1fr)",
  gap: vars.space[5],
  alignItems: "start",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const portrait = componentStyle({
  "@media": { [media.phone]: { inlineSize: "min(220px, 64%)" } },
});

export const words = componentStyle({ display: "grid", gap: vars.space[4], minInlineSize: 0 });

export const facts = componentStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${vars.space[1]} ${vars.space[4]}`,
  font: vars.type.ui,
});
export const term = componentStyle({ color: vars.color.textFaint });

export const intro = componentStyle({ font: vars.type.body, textWrap: "pretty" });
export const noIntro = componentStyle({ font: vars.type.body, color: vars.color.textFaint });

export const steps = componentStyle({
  display: "grid",
  gridTemplateColumns: "1fr auto 1fr",
  alignItems: "center",
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
});
export const before = componentStyle({ justifySelf: "start" });
export const after = componentStyle({ justifySelf: "end" });
export const place = componentStyle({
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.textFaint,
});
