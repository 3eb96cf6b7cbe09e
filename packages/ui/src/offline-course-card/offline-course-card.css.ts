import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

/** The article; its one link reaches over the whole of it. */
export const card = componentStyle({ position: "relative", display: "flex", flexDirection: "column" });

export const title = componentStyle({ marginBlockStart: "14px", font: vars.type.item, textWrap: "pretty" });

export const link = componentStyle({
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0, zIndex: vars.layer.raised },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `${vars.line.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: vars.line.focusOffset,
      borderRadius: "2px",
    },
    [`${card}:hover &`]: { color: vars.color.brand },
  },
});

export const subtitle = componentStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  marginBlockStart: vars.space[1],
  font: vars.type.caption,
  color: vars.color.textSoft,
});

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
