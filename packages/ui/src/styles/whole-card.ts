import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "./theme.css.ts";

/** The selectors of a card's one link, which reaches over the whole of it and rings it while it has the focus. */
export const overWholeCard = {
  "&::after": { content: '""', position: "absolute", inset: 0, zIndex: vars.layer.raised },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": {
    outline: `${vars.line.focusWidth} solid ${vars.color.focus}`,
    outlineOffset: vars.line.focusOffset,
    borderRadius: "2px",
  },
} satisfies StyleRule["selectors"];

/** A card's few soft words under its title: two lines at most. */
export const twoSoftLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  marginBlockStart: vars.space[1],
  font: vars.type.caption,
  color: vars.color.textSoft,
} satisfies StyleRule;
