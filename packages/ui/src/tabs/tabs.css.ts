import { style } from "@vanilla-extract/css";
import { componentStyle } from "../styles/component-style.ts";
import { needleDot, needleLine } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

/** The row: scrolls by itself where it does not fit, and keeps room for the needle's dot and the focus ring. */
export const list = componentStyle({
  display: "flex",
  gap: "28px",
  overflowX: "auto",
  scrollbarWidth: "none",
  paddingInline: "4px",
  marginInline: "-4px",
  overscrollBehaviorInline: "contain",
});

/** A tab of either kind. The needle lies under the one that is chosen. */
export const tab = componentStyle({
  position: "relative",
  flex: "none",
  minBlockSize: vars.layout.target,
  padding: "6px 0 12px",
  font: vars.type.ui,
  fontSize: "0.9375rem",
  color: vars.color.textSoft,
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: vars.color.text },
    "&:disabled": { color: vars.color.textFaint, cursor: "not-allowed" },
    "&:focus-visible": { outlineOffset: "-2px" },
    '&[data-state="active"], &[aria-current]': { color: vars.color.brandStrong, fontWeight: 600 },
    '&[data-state="active"]::before, &[aria-current]::before': {
      ...needleLine(vars.color.brand),
      insetInline: 0,
      insetBlockEnd: "3px",
      blockSize: vars.line.needle,
    },
    '&[data-state="active"]::after, &[aria-current]::after': {
      ...needleDot(vars.color.brand),
      insetInlineEnd: "-3px",
      insetBlockEnd: 0,
    },
  },
});

export const panel = componentStyle({ paddingBlockStart: vars.space[5] });

/** The same tab drawn by an `<a>`, which is inline by nature. */
export const linkTab = style([tab, componentStyle({ display: "block" })]);
