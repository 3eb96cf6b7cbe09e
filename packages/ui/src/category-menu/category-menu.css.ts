import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { needleDot, needleLine } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

const hairline = `${vars.line.hair} solid ${vars.color.hairline}`;

export const root = componentStyle({ position: "relative", blockSize: "100%" });

export const list = componentStyle({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  borderBlock: hairline,
  "@media": {
    [media.tablet]: {
      // `dense` lets the cells after an open one close up its row, so the children open below the row.
      display: "grid",
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      gridAutoFlow: "dense",
      border: 0,
    },
  },
});

export const row = componentStyle({
  flex: "1 1 0",
  display: "flex",
  alignItems: "stretch",
  minBlockSize: "47px",
  selectors: { "& + &": { borderBlockStart: hairline } },
  "@media": { [media.tablet]: { display: "contents" } },
});

export const link = componentStyle({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  alignItems: "center",
  gap: "14px",
  "@media": { [media.tablet]: { display: "none" } },
});

export const name = componentStyle({
  flex: "none",
  minInlineSize: "64px",
  font: vars.type.item,
  whiteSpace: "nowrap",
  selectors: {
    [`${link}:hover &`]: { color: vars.color.brand },
    [`${row}[data-open] &`]: { color: vars.color.brand },
  },
});

export const note = componentStyle({
  flex: 1,
  font: vars.type.caption,
  color: vars.color.textFaint,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const opener = componentStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: "32px",
  marginInlineEnd: "-8px",
  color: vars.color.textFaint,
  selectors: {
    "&:hover": { color: vars.color.brand },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
  "@media": {
    [media.tablet]: {
      position: "relative",
      inlineSize: "auto",
      marginInlineEnd: 0,
      minBlockSize: vars.layout.targetCoarse,
      color: vars.color.text,
    },
  },
});

/** 更多 has no page of its own, so its whole row opens it. */
export const moreOpener = componentStyle({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  alignItems: "center",
  gap: "14px",
  textAlign: "start",
  color: vars.color.textFaint,
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
  "@media": {
    [media.tablet]: {
      position: "relative",
      justifyContent: "center",
      minBlockSize: vars.layout.targetCoarse,
    },
  },
});
export const moreName = componentStyle({
  flex: "none",
  minInlineSize: "64px",
  font: vars.type.item,
  color: vars.color.text,
  selectors: {
    [`${moreOpener}:hover &`]: { color: vars.color.brand },
    [`${row}[data-open] &`]: { color: vars.color.brand },
  },
  "@media": { [media.tablet]: { minInlineSize: 0, color: vars.color.brand } },
});

/** On the small grid the button carries the name; beside the banner the link does. */
export const cellName = componentStyle({
  display: "none",
  font: vars.type.item,
  "@media": { [media.tablet]: { display: "block" } },
  selectors: {
    [`${row}[data-open] &`]: { color: vars.color.brand },
    [`${row}[data-open] &::before`]: {
      "@media": {
        [media.tablet]: {
          ...needleLine(vars.color.brand),
          insetInlineStart: "50%",
          insetBlockEnd: 0,
          inlineSize: vars.line.needle,
          blockSize: "8px",
        },
      },
    },
    [`${row}[data-open] &::after`]: {
      "@media": {
        [media.tablet]: {
          ...needleDot(vars.color.brand),
          insetInlineStart: "calc(50% - 3px)",
          insetBlockEnd: "-3.5px",
          zIndex: vars.layer.raised,
        },
      },
    },
  },
});

export const wide = componentStyle({ "@media": { [media.tablet]: { display: "none" } } });

export const fly = componentStyle({
  position: "absolute",
  insetInlineStart: "calc(100% + 1px)",
  insetBlock: 0,
  zIndex: vars.layer.popover,
  inlineSize: "min(612px, 204cqi)",
  padding: "10px 36px 20px",
  overflowY: "auto",
  background: vars.color.surface,
  boxShadow: vars.elevation.over,
  borderRadius: `0 ${vars.radius.control} ${vars.radius.control} 0`,
  selectors: {
    "&::before": {
      ...needleLine(vars.color.brand),
      insetInlineStart: 0,
      insetBlockStart: "25px",
      inlineSize: "24px",
      blockSize: vars.line.needle,
    },
    "&::after": {
      ...needleDot(vars.color.brand),
      insetInlineStart: "21px",
      insetBlockStart: "22px",
    },
  },
  "@media": {
    [media.forcedColors]: { border: "1px solid CanvasText" },
    [media.tablet]: {
      position: "relative",
      insetInlineStart: "auto",
      gridColumn: "1 / -1",
      inlineSize: "auto",
      padding: "8px 0 12px",
      background: "none",
      boxShadow: "none",
      borderRadius: 0,
      borderBlock: hairline,
      selectors: { "&::before, &::after": { content: "none" } },
    },
  },
});

export const flyTitle = componentStyle({
  marginInlineStart: "8px",
  font: vars.type.h3,
  selectors: { "&:hover": { color: vars.color.brand } },
  "@media": { [media.tablet]: { marginInlineStart: 0, font: vars.type.item } },
});

export const groups = componentStyle({ marginBlockStart: "12px" });

export const group = componentStyle({
  display: "grid",
  gridTemplateColumns: "84px minmax(0, 1fr)",
  borderBlockStart: hairline,
  "@media": { [media.phone]: { gridTemplateColumns: "72px minmax(0, 1fr)" } },
});

export const groupName = componentStyle({
  display: "block",
  paddingBlock: "17px",
  font: vars.type.item,
  fontSize: "0.9375rem",
  selectors: { "&:hover": { color: vars.color.brand } },
});

export const children = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 20px",
  paddingBlock: "12px",
});

export const child = componentStyle({
  display: "flex",
  alignItems: "center",
  minBlockSize: "36px",
  font: vars.type.ui,
  color: vars.color.textSoft,
  selectors: { "&:hover": { color: vars.color.brand } },
  "@media": { [media.coarse]: { minBlockSize: vars.layout.targetCoarse } },
});

export const flat = componentStyle({ borderBlockStart: hairline });

/** A category without children: beside the banner its link is enough. */
export const bare = componentStyle({
  display: "none",
  "@media": { [media.tablet]: { display: "grid" } },
});
