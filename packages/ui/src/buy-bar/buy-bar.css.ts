import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const bar = componentStyle({
  display: "none",
  "@media": {
    [media.phone]: {
      display: "flex",
      alignItems: "center",
      gap: vars.space[4],
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: vars.layer.sticky,
      padding: "10px 16px calc(10px + env(safe-area-inset-bottom))",
      background: vars.color.surface,
      boxShadow: `0 -1px 0 ${vars.color.hairline}`,
    },
  },
});

export const action = componentStyle({ flex: 1, display: "grid" });
