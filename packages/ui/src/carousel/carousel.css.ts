import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { needleDot, needleLine } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

export const root = componentStyle({
  position: "relative",
  display: "grid",
  minBlockSize: "400px",
  blockSize: "100%",
  overflow: "hidden",
  isolation: "isolate",
  borderRadius: vars.radius.sharp,
  background: vars.color.sunk,
  touchAction: "pan-y",
  // On phones it is as wide as the page, as print runs to the sheet's edge.
  "@media": { [media.phone]: { minBlockSize: "430px", marginInline: "-16px", borderRadius: 0 } },
});

/** All slides lie on one another; the current one is seen. */
export const slides = componentStyle({ display: "grid", minInlineSize: 0 });

export const slide = componentStyle({
  position: "relative",
  gridArea: "1 / 1",
  isolation: "isolate",
  minInlineSize: 0,
  color: vars.color.text,
  background: vars.color.sunk,
  opacity: 0,
  visibility: "hidden",
  transition: `opacity 480ms ${vars.motion.ease}, visibility 0s 480ms`,
  selectors: {
    "&[data-current]": {
      opacity: 1,
      visibility: "visible",
      transition: `opacity 480ms ${vars.motion.ease}`,
    },
  },
  "@media": {
    [media.still]: {
      transition: "none",
      selectors: { "&[data-current]": { transition: "none" } },
    },
  },
});

export const picture = componentStyle({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  objectPosition: "100% 60%",
  // A pinned theme that differs from the system's is known to the page after it has come alive: until
  // then the words stand on the bare sheet rather than on the other theme's picture.
  selectors: {
    '[data-theme="night"] [data-follows="system"] &': {
      "@media": { "(prefers-color-scheme: light)": { opacity: 0 } },
    },
    '[data-theme="paper"] [data-follows="system"] &': {
      "@media": { "(prefers-color-scheme: dark)": { opacity: 0 } },
    },
  },
  "@media": {
    [media.phone]: { objectPosition: "74% 100%" },
  },
});

/** Quiets whatever picture comes behind the words. */
export const copy = componentStyle({
  position: "relative",
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  minBlockSize: "100%",
  padding: "52px 56px 72px",
  background: `linear-gradient(90deg, color-mix(in oklch, ${vars.color.ground} 62%, transparent), transparent 68%)`,
  "@media": {
    [media.phone]: {
      padding: "32px 24px 64px",
      background: `linear-gradient(180deg, color-mix(in oklch, ${vars.color.ground} 62%, transparent), transparent 72%)`,
    },
    // The words stand on the system's own sheet, which covers the picture.
    [media.forcedColors]: { background: "Canvas", color: "CanvasText" },
  },
});

export const kicker = componentStyle({
  font: vars.type.ui,
  letterSpacing: "0.08em",
  color: vars.color.textSoft,
});

export const title = componentStyle({
  maxInlineSize: "9em",
  marginBlockStart: "14px",
  font: `600 2.875rem/68px ${vars.font.song}`,
  letterSpacing: "0.04em",
  // The writer of the banner breaks its line.
  whiteSpace: "pre-line",
  "@media": { [media.phone]: { fontSize: "2.125rem", lineHeight: "50px" } },
});

export const summary = componentStyle({
  maxInlineSize: "21em",
  marginBlockStart: vars.space[4],
  font: vars.type.body,
  "@media": {
    [media.phone]: { maxInlineSize: "17em", fontSize: "0.9375rem", lineHeight: "26px" },
  },
});

export const action = componentStyle({ marginBlockStart: "28px" });

/** A banner that is a picture alone is a link as a whole. */
export const cover = componentStyle({
  position: "absolute",
  inset: 0,
  selectors: { "&:focus-visible": { outlineOffset: "-6px" } },
});

export const controls = componentStyle({
  position: "absolute",
  insetInlineEnd: "40px",
  insetBlockEnd: "16px",
  zIndex: vars.layer.raised,
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  paddingInlineEnd: vars.space[3],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  background: `color-mix(in oklch, ${vars.color.ground} 56%, transparent)`,
  "@media": { [media.phone]: { insetInline: "16px auto", insetBlockEnd: "8px" } },
});

export const pause = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.layout.target,
  blockSize: vars.layout.target,
  borderRadius: vars.radius.control,
});

export const steps = componentStyle({ display: "flex" });

/** The needle lies over the steps; its dot stands where one is. */
export const step = componentStyle({
  position: "relative",
  display: "block",
  inlineSize: "44px",
  blockSize: vars.layout.target,
  selectors: {
    "&::before": {
      ...needleLine("currentColor"),
      insetInline: 0,
      insetBlockStart: "calc(50% - 0.5px)",
      blockSize: vars.line.needle,
      opacity: 0.4,
    },
    "&[aria-current]::before": { opacity: 1 },
    "&[aria-current]::after": {
      ...needleDot("currentColor"),
      insetInlineEnd: "-3px",
      insetBlockStart: "calc(50% - 3.5px)",
    },
    "&:focus-visible": { outlineOffset: "-4px" },
  },
});
