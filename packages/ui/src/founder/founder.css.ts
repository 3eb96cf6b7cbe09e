import { globalStyle } from "@vanilla-extract/css";
import { componentStyle } from "../styles/component-style.ts";
import { components } from "../styles/layers.css.ts";
import { media } from "../styles/media.ts";
import { needleDot, needleLine } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

export const root = componentStyle({
  display: "grid",
  gridTemplateColumns: "384px minmax(0, 1fr)",
  gap: "72px",
  alignItems: "start",
  lineBreak: "strict",
  "@media": {
    "(max-width: 1180px)": { gridTemplateColumns: "320px minmax(0, 1fr)" },
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "36px" },
  },
});

export const figure = componentStyle({
  position: "relative",
  "@media": { [media.tablet]: { inlineSize: "min(320px, 82%)" } },
});

/** A strip of paper over the portrait's edge, written downwards. */
export const name = componentStyle({
  position: "absolute",
  // Turned writing turns the logical sides with it: block start is the right edge, inline start the top.
  insetBlockStart: "-48px",
  insetInlineStart: "28px",
  display: "flex",
  alignItems: "center",
  gap: "14px",
  padding: "18px 14px 16px",
  background: vars.color.ground,
  writingMode: "vertical-rl",
  font: `600 1.5rem/44px ${vars.font.song}`,
  letterSpacing: "0.22em",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const words = componentStyle({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  minBlockSize: "100%",
});

export const title = componentStyle({
  marginBlockEnd: vars.space[3],
  font: vars.type.ui,
  color: vars.color.textSoft,
});

/** The opening mark hangs outside, so that the words themselves stand on the edge. */
export const quotation = componentStyle({
  position: "relative",
  maxInlineSize: "22em",
  font: `600 1.6875rem/46px ${vars.font.song}`,
  textWrap: "pretty",
  selectors: {
    "&::before": {
      content: '"“"',
      position: "absolute",
      insetInlineStart: "-0.55em",
    },
  },
  "@media": {
    [media.tablet]: { selectors: { "&::before": { position: "static" } } },
    [media.phone]: { fontSize: "1.375rem", lineHeight: "38px" },
  },
});
const inQuotation = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${quotation} ${selector}`, { "@layer": { [components]: rule } });
inQuotation("> p", { display: "inline" });
inQuotation("> p::after", { content: '"”"' });

// Running Chinese: two characters of indent, no space between paragraphs, lines of 38 characters at most.
export const summary = componentStyle({
  maxInlineSize: "38em",
  marginBlockStart: "20px",
  font: vars.type.body,
  color: vars.color.textSoft,
  textAlign: "justify",
});
globalStyle(`${summary} > p`, { "@layer": { [components]: { textIndent: "2em" } } });

export const biography = componentStyle({
  maxInlineSize: "38em",
  marginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  textAlign: "justify",
  selectors: { "&[hidden]": { display: "none" } },
});
globalStyle(`${biography} p`, { "@layer": { [components]: { textIndent: "2em" } } });

export const more = componentStyle({ marginBlockStart: vars.space[3] });

export const open = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.layout.target,
  font: vars.type.ui,
  color: vars.color.brand,
  selectors: { "&:hover": { color: vars.color.brandStrong, textDecoration: "underline" } },
});

export const years = componentStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: "24px",
  marginBlockStart: "auto",
  "@media": {
    [media.tablet]: { marginBlockStart: "40px" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0, marginBlockStart: vars.space[6] },
  },
});

export const year = componentStyle({
  position: "relative",
  paddingBlockStart: "46px",
  font: vars.type.caption,
  color: vars.color.textSoft,
  selectors: {
    "&::before": {
      ...needleLine(vars.color.rule),
      insetBlockStart: "26px",
      insetInline: "0 -24px",
      blockSize: vars.line.needle,
    },
    "&:nth-child(4n)::before, &:last-child::before": { insetInlineEnd: 0 },
    "&::after": { ...needleDot(vars.color.needle), insetInlineStart: 0, insetBlockStart: "23px" },
  },
  "@media": {
    [media.phone]: {
      padding: "0 0 18px 28px",
      selectors: {
        "&::before, &:nth-child(4n)::before": {
          insetBlock: "14px -14px",
          insetInline: "3px auto",
          inlineSize: vars.line.needle,
          blockSize: "auto",
        },
        "&:last-child::before": { content: "none" },
        "&::after": { insetBlockStart: "11px" },
      },
    },
  },
});

export const figureOfYear = componentStyle({
  display: "block",
  font: vars.type.figureS,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.text,
});
