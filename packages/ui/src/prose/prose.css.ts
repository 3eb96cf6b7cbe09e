import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { components } from "../styles/layers.css.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

const root = componentStyle({
  maxInlineSize: vars.measure.reading,
  overflowWrap: "break-word",
  textWrap: "pretty",
});

export const prose = recipe({
  base: root,
  variants: {
    size: {
      read: inComponents({ font: vars.type.read }),
      body: inComponents({ font: vars.type.body }),
      caption: inComponents({ font: vars.type.caption, color: vars.color.textSoft }),
    },
  },
});

const inside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(
    selector
      .split(",")
      .map((part) => `${root} ${part.trim()}`)
      .join(", "),
    {
      "@layer": { [components]: rule },
    },
  );

inside("> * + *", { marginBlockStart: "0.75em" });
inside("h1, h2, h3, h4, h5, h6", { marginBlock: "1.6em 0.6em", font: vars.type.h3, textWrap: "balance" });
inside("h4, h5, h6", { font: vars.type.item });
inside("> :first-child", { marginBlockStart: 0 });
inside("ul, ol", { paddingInlineStart: "1.5em" });
inside("ul", { listStyle: "disc" });
inside("ol", { listStyle: "decimal" });
inside("li::marker", { color: vars.color.textFaint, fontVariantNumeric: "tabular-nums" });
inside("li + li", { marginBlockStart: "0.25em" });
inside("li > * + *, td > * + *, dd > * + *", { marginBlockStart: "0.5em" });
inside("a", {
  color: vars.color.brand,
  textDecoration: "underline",
  textDecorationThickness: vars.line.hair,
  textUnderlineOffset: "0.25em",
});
inside("a:hover", { color: vars.color.brandStrong });
inside("strong, b", { fontWeight: 600 });
// Slanted Chinese is hard to read; a word that was slanted is dotted, as Chinese print does it.
inside("em, i", { fontStyle: "normal", textEmphasis: "dot", textEmphasisPosition: "under right" });
inside("em:lang(en), i:lang(en)", { fontStyle: "italic", textEmphasis: "none" });
inside("blockquote", {
  paddingInlineStart: vars.space[5],
  borderInlineStart: `${vars.line.needle} solid ${vars.color.needle}`,
  font: vars.type.quote,
  color: vars.color.textSoft,
});
inside("img", { blockSize: "auto", borderRadius: vars.radius.sharp, filter: vars.plate });
inside("figcaption, caption", {
  font: vars.type.caption,
  color: vars.color.textFaint,
  marginBlockStart: vars.space[2],
  textAlign: "start",
});
inside("hr", { border: 0, borderBlockStart: `1px solid ${vars.color.hairline}`, marginBlock: "2em" });
inside("pre, code", { fontSize: "0.9em", whiteSpace: "pre-wrap", background: vars.color.sunk });
inside("pre", { padding: vars.space[4], borderRadius: vars.radius.control });
inside("table", { inlineSize: "100%", borderCollapse: "collapse", font: vars.type.ui });
inside("th, td", {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  textAlign: "start",
  verticalAlign: "top",
});
inside("th", { fontWeight: 600, borderBlockEndColor: vars.color.rule });
inside("mark", { background: vars.color.ochreWash, color: vars.color.text });
inside("dt", { fontWeight: 600 });

/** A wide table scrolls by itself and never the page. */
export const tableFrame = componentStyle({
  overflowX: "auto",
  "@media": { [media.phone]: { marginInline: `calc(${vars.space[2]} * -1)` } },
});
