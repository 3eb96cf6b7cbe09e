import { globalStyle } from "@vanilla-extract/css";
import { base, reset, utilities } from "./layers.css.ts";
import { vars } from "./theme.css.ts";

const inReset = (selector: string, rule: object) => globalStyle(selector, { "@layer": { [reset]: rule } });
const inBase = (selector: string, rule: object) => globalStyle(selector, { "@layer": { [base]: rule } });

inReset("*, ::before, ::after", { boxSizing: "border-box" });
inReset("h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, pre", {
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
inReset("ul, ol", { listStyle: "none" });
inReset("h1, h2, h3, h4, h5, h6", { font: "inherit" });
inReset("a", { color: "inherit", textDecoration: "none" });
inReset("img, svg, video", { display: "block", maxInlineSize: "100%" });
inReset("button, input, select, textarea", { font: "inherit", color: "inherit" });
inReset("button", { background: "none", border: 0, padding: 0, cursor: "pointer" });
inReset("[hidden]", { display: "none !important" });

inBase("html", { textSizeAdjust: "100%", scrollPaddingBlockStart: "88px" });
inBase("body", {
  margin: 0,
  background: vars.color.ground,
  color: vars.color.text,
  font: vars.type.body,
  lineBreak: "strict",
  textAutospace: "normal",
  textSpacingTrim: "trim-start",
  WebkitFontSmoothing: "antialiased",
});
inBase("::selection", { background: vars.color.selection });
inBase(":focus-visible", {
  outline: `${vars.line.focusWidth} solid ${vars.color.focus}`,
  outlineOffset: vars.line.focusOffset,
  borderRadius: "2px",
});
// Headings and the main region take focus on navigation only for the screen reader's sake.
inBase('[tabindex="-1"]:focus-visible', { outline: "none" });

// Paper has no use for the frame of the site, nor for what can only be pressed.
globalStyle('[data-print="hide"]', {
  "@layer": { [utilities]: { "@media": { print: { display: "none" } } } },
});
