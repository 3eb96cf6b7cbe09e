import { styleVariants } from "@vanilla-extract/css";
import { componentStyle } from "../styles/component-style.ts";
import { components } from "../styles/layers.css.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";
import { shelfDrawings } from "./shelf-drawings.ts";

const hairline = `${vars.line.hair} solid ${vars.color.hairline}`;

export const root = componentStyle({
  marginBlockStart: "72px",
  "@media": { [media.phone]: { marginBlockStart: vars.space[7] } },
});

export const shelves = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  borderBlock: hairline,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))", borderBlockEnd: 0 },
  },
});

export const shelf = componentStyle({
  position: "relative",
  minInlineSize: 0,
  padding: "24px 20px 20px 24px",
  overflow: "hidden",
  selectors: {
    "& + &": { borderInlineStart: hairline },
    "&:first-child": { paddingInlineStart: vars.space[1] },
  },
  "@media": {
    [media.tablet]: {
      gridColumn: "span 2",
      padding: `20px ${vars.space[1]}`,
      borderBlockEnd: hairline,
      selectors: { "& + &": { borderInlineStart: 0 }, "&:nth-child(n + 4)": { gridColumn: "span 3" } },
    },
    [media.phone]: {
      display: "grid",
      gridTemplateColumns: "96px minmax(0, 1fr)",
      columnGap: "20px",
      alignItems: "center",
      padding: "14px 0",
      selectors: {
        "&, &:nth-child(n + 4)": { gridColumn: "1 / -1" },
        "&:first-child": { paddingInlineStart: 0 },
      },
    },
  },
});

const drawing = componentStyle({
  display: "block",
  blockSize: "92px",
  marginBlockEnd: "20px",
  maxInlineSize: "100%",
  background: vars.color.brand,
  maskRepeat: "no-repeat",
  maskPosition: "left center",
  maskSize: "contain",
  selectors: { [`${shelf}:hover &`]: { translate: "0 -3px" } },
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
    },
    [media.phone]: { inlineSize: "88px", blockSize: "60px", marginBlockEnd: 0, gridRow: "span 2" },
    [media.forcedColors]: { forcedColorAdjust: "none", background: "CanvasText" },
  },
});

const masked = ({ viewBox, lines }: { viewBox: string; lines: string }) => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}' fill='none' stroke='black' stroke-width='1.25' stroke-linecap='round' stroke-linejoin='round'>${lines}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll("#", "%23").replaceAll("<", "%3C").replaceAll(">", "%3E")}")`;
};

export const drawings = styleVariants(shelfDrawings, ({ ratio, ...svg }) => [
  drawing,
  { "@layer": { [components]: { aspectRatio: ratio, maskImage: masked(svg) } } },
]);

export const name = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "10px",
  font: `600 1.1875rem/28px ${vars.font.song}`,
  "@media": { [media.phone]: { alignSelf: "end" } },
});

export const link = componentStyle({
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0, zIndex: vars.layer.raised },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": {
      outline: `${vars.line.focusWidth} solid ${vars.color.focus}`,
      outlineOffset: "-4px",
      borderRadius: "2px",
    },
    [`${shelf}:hover &`]: { color: vars.color.brand },
  },
});

export const count = componentStyle({
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.textFaint,
});

export const note = componentStyle({
  marginBlockStart: "2px",
  font: vars.type.caption,
  color: vars.color.textSoft,
  "@media": { [media.phone]: { alignSelf: "start" } },
});
