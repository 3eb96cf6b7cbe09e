import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const root = componentStyle({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  pointerEvents: "none",
  userSelect: "none",
  font: vars.type.ui,
  color: vars.color.onStage,
  opacity: 0.15,
});

export const mark = componentStyle({
  position: "absolute",
  rotate: "-14deg",
  whiteSpace: "nowrap",
  selectors: {
    // Printed by the style sheet: it is no text of the page, to be found, copied or read out.
    "&::before": { content: "attr(data-text)" },
    "&:nth-child(1)": { insetInlineStart: "8%", insetBlockStart: "62%" },
    "&:nth-child(2)": { insetInlineStart: "46%", insetBlockStart: "20%" },
    "&:nth-child(3)": { insetInlineStart: "74%", insetBlockStart: "70%" },
  },
});
