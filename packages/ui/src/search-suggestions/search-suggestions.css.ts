import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { states } from "../styles/states.ts";
import { vars } from "../styles/theme.css.ts";

const arrive = keyframes({ from: { opacity: 0, translate: `0 calc(${vars.motion.shift} * -1)` } });
const appear = keyframes({ from: { opacity: 0 } });

/** Hangs below the field from its end, wider than a field in a bar is. */
export const panel = componentStyle({
  position: "absolute",
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInlineEnd: 0,
  zIndex: vars.layer.popover,
  inlineSize: "100%",
  minInlineSize: "min(440px, calc(100vw - 32px))",
  background: vars.color.surface,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.over,
  animation: `${arrive} ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    "&[hidden]": { display: "none" },
    // An answer is mostly here before the eye has moved; only a late one is waited for in sight.
    "&[data-waiting]": { animation: `${appear} 1ms 300ms backwards` },
  },
  "@media": {
    // Where the bar is short of room the field's end is not far from the left edge.
    "(max-width: 767px)": { minInlineSize: "min(340px, calc(100vw - 32px))" },
    [media.forcedColors]: { border: "1px solid CanvasText" },
  },
});

export const list = componentStyle({
  // Its height is measured: what the screen and its keyboard leave; see use-room-below.ts.
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlock: vars.space[2],
  scrollbarWidth: "thin",
  scrollbarColor: `${vars.color.fieldBorder} transparent`,
});

export const group = componentStyle({
  selectors: {
    "& + &": {
      marginBlockStart: vars.space[2],
      paddingBlockStart: vars.space[2],
      borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
    },
  },
});

export const groupName = componentStyle({
  padding: "4px 16px",
  font: vars.type.caption,
  color: vars.color.textFaint,
});

export const option = componentStyle({
  display: "grid",
  alignContent: "center",
  minBlockSize: vars.layout.targetCoarse,
  padding: "6px 16px",
  color: vars.color.text,
  textDecoration: "none",
  selectors: {
    [states.hover]: { background: vars.color.sunk },
    [states.selected]: {
      background: vars.color.brandWash,
      boxShadow: `inset 2px 0 ${vars.color.brand}`,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        [states.selected]: { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
      },
    },
  },
});

export const text = componentStyle({ font: vars.type.ui, overflowWrap: "anywhere" });

export const mark = componentStyle({
  background: "none",
  color: vars.color.brandStrong,
  fontWeight: 600,
  "@media": {
    [media.forcedColors]: { color: "inherit", textDecoration: "underline" },
  },
});

export const place = componentStyle({
  display: "flex",
  gap: vars.space[2],
  minInlineSize: 0,
  font: vars.type.caption,
  color: vars.color.textFaint,
  "@media": {
    [media.forcedColors]: { color: "inherit" },
  },
});

export const time = componentStyle({
  flex: "none",
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.textSoft,
  "@media": { [media.forcedColors]: { color: "inherit" } },
});

export const placeName = componentStyle({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const message = componentStyle({
  padding: "14px 16px",
  font: vars.type.ui,
  color: vars.color.textSoft,
  overflowWrap: "anywhere",
});
