import { globalStyle } from "@vanilla-extract/css";
import { componentStyle } from "../styles/component-style.ts";
import { components } from "../styles/layers.css.ts";
import { media } from "../styles/media.ts";
import { needleDot, needleLine } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

export const root = componentStyle({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  background: vars.color.ground,
  boxShadow: `0 1px 0 ${vars.color.hairline}`,
  "@media": { [media.forcedColors]: { borderBlockEnd: "1px solid CanvasText" } },
});

/** The first stop of the Tab key, drawn only while it has focus. */
export const skip = componentStyle({
  position: "absolute",
  insetInlineStart: vars.space[4],
  insetBlockStart: vars.space[2],
  zIndex: vars.layer.raised,
  padding: "8px 16px",
  borderRadius: vars.radius.control,
  background: vars.color.solid,
  color: vars.color.onSolid,
  font: vars.type.uiStrong,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" } },
  "@media": {
    [media.forcedColors]: { forcedColorAdjust: "none", background: "CanvasText", color: "Canvas" },
  },
});

export const inner = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[5],
  blockSize: vars.layout.header,
  inlineSize: `min(100% - 64px, ${vars.layout.content})`,
  marginInline: "auto",
  "@media": {
    "(max-width: 767px)": { inlineSize: "calc(100% - 32px)" },
    [media.phone]: { gap: vars.space[3] },
  },
});

export const home = componentStyle({ flex: "none", display: "block", borderRadius: "2px" });

export const nav = componentStyle({
  marginInlineStart: "20px",
  "@media": { [media.navFolded]: { display: "none" } },
});

export const navList = componentStyle({ display: "flex", gap: vars.space[1] });

/** The needle comes down from the edge of the screen onto the section one is in. */
export const navLink = componentStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  blockSize: vars.layout.header,
  paddingInline: vars.space[3],
  font: vars.type.ui,
  fontSize: "0.9375rem",
  color: vars.color.textSoft,
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { color: vars.color.text },
    "&:focus-visible": { outlineOffset: "-6px" },
    "&[aria-current]": { color: vars.color.text, fontWeight: 600 },
    "&[aria-current]::before": {
      ...needleLine(vars.color.brand),
      insetBlockStart: 0,
      insetInlineStart: "50%",
      inlineSize: vars.line.needle,
      blockSize: "19px",
    },
    "&[aria-current]::after": {
      ...needleDot(vars.color.brand),
      insetBlockStart: "15px",
      insetInlineStart: "calc(50% - 3px)",
    },
  },
});

export const search = componentStyle({
  flex: 1,
  maxInlineSize: "272px",
  marginInlineStart: "auto",
  "@media": {
    [media.navFolded]: { maxInlineSize: "none" },
    // On phones the same field unfolds below the bar.
    [media.phone]: {
      position: "absolute",
      insetInline: 0,
      insetBlockStart: "100%",
      padding: "8px 16px 12px",
      background: vars.color.ground,
      boxShadow: `0 1px 0 ${vars.color.hairline}`,
    },
  },
  selectors: {
    "&:not([data-open])": { "@media": { [media.phone]: { display: "none" } } },
  },
});

export const account = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  flex: "none",
  font: vars.type.ui,
  "@media": { [media.phone]: { display: "none" } },
});

export const tools = componentStyle({
  display: "none",
  gap: vars.space[1],
  marginInlineEnd: "-10px",
  "@media": {
    [media.navFolded]: { display: "flex" },
    [media.phone]: { marginInlineStart: "auto" },
  },
});

export const tool = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.layout.targetCoarse,
  blockSize: vars.layout.targetCoarse,
  borderRadius: vars.radius.control,
  color: vars.color.text,
});

export const searchTool = componentStyle({
  display: "none",
  "@media": { [media.phone]: { display: "grid" } },
});

export const sheet = componentStyle({
  position: "fixed",
  insetBlock: 0,
  insetInline: "auto 0",
  inlineSize: "min(320px, 100%)",
  blockSize: "100%",
  maxInlineSize: "none",
  maxBlockSize: "none",
  margin: 0,
  padding: "0 16px calc(24px + env(safe-area-inset-bottom))",
  border: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.elevation.over,
  transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    "&::backdrop": { background: vars.color.scrim },
    "&[open]": { "@starting-style": { translate: vars.motion.shift } },
  },
});

globalStyle(`html:has(${sheet}[open])`, { "@layer": { [components]: { overflow: "hidden" } } });

export const sheetHead = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  blockSize: vars.layout.header,
  marginInlineEnd: "-10px",
  font: vars.type.item,
});

export const sheetItem = componentStyle({
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
});

export const sheetLink = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minBlockSize: "48px",
  font: vars.type.item,
  selectors: {
    "&[aria-current]": { color: vars.color.brandStrong, paddingInlineStart: vars.space[5] },
    "&[aria-current]::before": {
      ...needleLine(vars.color.brand),
      insetInlineStart: "-16px",
      insetBlockStart: "calc(50% - 0.5px)",
      inlineSize: "28px",
      blockSize: vars.line.needle,
    },
    "&[aria-current]::after": {
      ...needleDot(vars.color.brand),
      insetInlineStart: "8px",
      insetBlockStart: "calc(50% - 3.5px)",
    },
  },
});

export const sheetMore = componentStyle({
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
});
