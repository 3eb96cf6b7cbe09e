import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { needleDot, needleLine } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

export const root = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 588px) minmax(0, 1fr)",
  gap: vars.space[8],
  alignItems: "center",
  "@media": {
    "(max-width: 1180px)": { gap: "40px" },
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "28px" },
  },
});

export const words = componentStyle({ minInlineSize: 0 });

export const title = componentStyle({
  font: `600 2rem/46px ${vars.font.song}`,
  textWrap: "balance",
  "@media": { [media.phone]: { fontSize: "1.625rem", lineHeight: "38px" } },
});

export const summary = componentStyle({
  maxInlineSize: "28em",
  marginBlockStart: "14px",
  font: vars.type.body,
  color: vars.color.textSoft,
});

export const steps = componentStyle({ display: "grid", marginBlockStart: "28px" });

export const step = componentStyle({
  position: "relative",
  paddingInlineStart: "28px",
  font: vars.type.ui,
  color: vars.color.textSoft,
  selectors: {
    "& + &": { paddingBlockStart: "18px" },
    // The needle runs from this dot to the next, not beyond the last.
    "&:not(:last-child)::before": {
      ...needleLine(vars.color.rule),
      insetInlineStart: "3px",
      insetBlock: "12px -12px",
      inlineSize: vars.line.needle,
    },
    "&::after": { ...needleDot(vars.color.needle), insetInlineStart: 0, insetBlockStart: "9px" },
    "& + &::after": { insetBlockStart: "27px" },
  },
});

export const stepTitle = componentStyle({ display: "block", font: vars.type.item, color: vars.color.text });

export const action = componentStyle({ marginBlockStart: "28px" });
