import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const list = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space[2]}`,
  paddingBlock: "20px",
  font: vars.type.caption,
  color: vars.color.textFaint,
});

export const step = componentStyle({
  display: "flex",
  alignItems: "center",
  minInlineSize: 0,
  selectors: {
    "& + &::before": {
      content: '""',
      flex: "none",
      inlineSize: "14px",
      blockSize: vars.line.hair,
      marginInlineEnd: vars.space[2],
      background: vars.color.rule,
      "@media": { [media.forcedColors]: { forcedColorAdjust: "none", background: "CanvasText" } },
    },
  },
});

export const link = componentStyle({
  paddingBlock: "2px",
  selectors: { "&:hover": { color: vars.color.brand } },
  "@media": { [media.coarse]: { paddingBlock: "12px" } },
});

export const here = componentStyle({ color: vars.color.text });
