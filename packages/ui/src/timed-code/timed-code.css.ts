import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const root = componentStyle({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[3],
  textAlign: "center",
});

export const frame = componentStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "min(200px, 100%)",
  aspectRatio: "1",
  border: `${vars.line.hair} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  overflow: "hidden",
  background: vars.color.sunk,
});

export const picture = componentStyle({ inlineSize: "100%", blockSize: "auto" });

/** What stands over a code that no camera should read any more. */
export const veil = componentStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space[3],
  padding: vars.space[4],
  font: vars.type.ui,
  background: `color-mix(in oklab, ${vars.color.surface} 94%, transparent)`,
  "@media": { "(forced-colors: active)": { background: "Canvas" } },
});

export const words = componentStyle({ font: vars.type.ui, color: vars.color.textSoft });
export const life = componentStyle({
  font: vars.type.caption,
  color: vars.color.textFaint,
  fontVariantNumeric: "tabular-nums",
});
