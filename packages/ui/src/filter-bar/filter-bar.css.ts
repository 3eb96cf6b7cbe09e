import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { needleDot, needleLine } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

export const root = componentStyle({ borderBlock: `${vars.line.hair} solid ${vars.color.hairline}` });

export const level = componentStyle({
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr)",
  alignItems: "start",
  selectors: { "& + &": { borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}` } },
  "@media": { [media.phone]: { gridTemplateColumns: "48px minmax(0, 1fr)" } },
});

export const name = componentStyle({ paddingBlock: "14px", font: vars.type.ui, color: vars.color.textFaint });

export const options = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space[5]}`,
  "@media": {
    [media.phone]: {
      flexWrap: "nowrap",
      overflowX: "auto",
      scrollbarWidth: "none",
      overscrollBehaviorInline: "contain",
      marginInlineEnd: "-16px",
      paddingInlineEnd: "16px",
    },
  },
});

/** The chosen one hangs on a needle from the rule below. */
export const option = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  flex: "none",
  minBlockSize: "50px",
  font: vars.type.ui,
  color: vars.color.textSoft,
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: vars.color.brand },
    "&:focus-visible": { outlineOffset: "-4px" },
    "&[aria-current]": { color: vars.color.brandStrong, fontWeight: 600 },
    "&[aria-current]::before": {
      ...needleLine(vars.color.brand),
      insetInlineStart: "50%",
      insetBlockEnd: 0,
      inlineSize: vars.line.needle,
      blockSize: "10px",
    },
    "&[aria-current]::after": {
      ...needleDot(vars.color.brand),
      insetInlineStart: "calc(50% - 3px)",
      insetBlockEnd: "7px",
    },
  },
});

export const end = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[4],
  minBlockSize: "50px",
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  font: vars.type.caption,
  color: vars.color.textFaint,
});

export const clear = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.layout.target,
  font: vars.type.ui,
  color: vars.color.brand,
  selectors: { "&:hover": { color: vars.color.brandStrong } },
});
