import { componentStyle } from "../styles/component-style.ts";
import { vars } from "../styles/theme.css.ts";

export const container = componentStyle({
  inlineSize: `min(100% - 32px, ${vars.layout.content})`,
  marginInline: "auto",
  "@media": { "(min-width: 768px)": { inlineSize: `min(100% - 64px, ${vars.layout.content})` } },
});

/** A form or a notice alone on its page keeps to a form's width, with air above. */
export const narrow = componentStyle({
  inlineSize: `min(100% - 32px, 480px)`,
  marginInline: "auto",
  paddingBlockStart: vars.space[8],
});
