import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { needleDot, needleLine } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

const besideContent = "(min-width: 1480px)";

export const root = componentStyle({
  position: "fixed",
  insetInlineEnd: 0,
  insetBlockStart: "50%",
  translate: "0 -50%",
  zIndex: vars.layer.elevator,
  inlineSize: "36px",
  "@media": {
    // Below this the content needs the whole width.
    "(max-width: 1270px)": { display: "none" },
    [besideContent]: {
      insetInlineEnd: `calc((100vw - ${vars.layout.content}) / 2 - 132px)`,
      inlineSize: "108px",
    },
    print: { display: "none" },
  },
});

export const tool = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "36px",
  blockSize: "36px",
  borderRadius: vars.radius.control,
  color: vars.color.textSoft,
  selectors: { "&:hover": { color: vars.color.brand } },
});

export const stops = componentStyle({
  position: "relative",
  selectors: {
    "&::before": {
      ...needleLine(vars.color.rule),
      insetInlineStart: "17.5px",
      insetBlock: "14px",
      inlineSize: vars.line.needle,
    },
  },
});

export const stop = componentStyle({
  position: "relative",
  display: "block",
  blockSize: "28px",
  selectors: {
    "&::before": {
      ...needleDot(vars.color.ground),
      insetInlineStart: "15px",
      insetBlockStart: "11px",
      inlineSize: "6px",
      blockSize: "6px",
      boxShadow: `0 0 0 1px ${vars.color.needle}`,
    },
    "&[aria-current]::before": {
      background: vars.color.brand,
      boxShadow: `0 0 0 3px ${vars.color.ground}, 0 0 0 4px ${vars.color.brand}`,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&::before": { background: "Canvas", boxShadow: "0 0 0 1px CanvasText" },
        "&[aria-current]::before": {
          background: "Highlight",
          boxShadow: "0 0 0 3px Canvas, 0 0 0 4px Highlight",
        },
      },
    },
  },
});

export const label = componentStyle({
  position: "absolute",
  insetInlineEnd: "30px",
  insetBlockStart: "2px",
  paddingInline: vars.space[2],
  font: vars.type.caption,
  lineHeight: "24px",
  whiteSpace: "nowrap",
  color: vars.color.text,
  background: vars.color.surface,
  boxShadow: vars.elevation.lifted,
  borderRadius: "2px",
  opacity: 0,
  pointerEvents: "none",
  selectors: { [`${stop}:hover &, ${stop}:focus-visible &`]: { opacity: 1 } },
  "@media": {
    [besideContent]: {
      insetInline: "34px auto",
      paddingInline: 0,
      background: "none",
      boxShadow: "none",
      color: vars.color.textFaint,
      opacity: 1,
      pointerEvents: "auto",
      selectors: {
        [`${stop}:hover &`]: { color: vars.color.brand },
        [`${stop}[aria-current] &`]: { color: vars.color.brandStrong },
      },
    },
    [media.forcedColors]: { border: "1px solid CanvasText" },
  },
});
