import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const container = componentStyle({
  inlineSize: `min(100% - 32px, ${vars.layout.content})`,
  marginInline: "auto",
  "@media": { "(min-width: 768px)": { inlineSize: `min(100% - 64px, ${vars.layout.content})` } },
});
