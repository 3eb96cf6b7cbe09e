import { styleVariants } from "@vanilla-extract/css";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { states } from "../styles/states.ts";
import { vars } from "../styles/theme.css.ts";
import { width } from "./container.css.ts";
import { stage } from "./player.css.ts";

export const bar = componentStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  padding: "40px 12px 6px",
  background: `linear-gradient(transparent, ${vars.color.stageShade})`,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  // Its empty upper part is picture.
  pointerEvents: "none",
  selectors: { [`${stage}[data-asleep] &`]: { opacity: 0 } },
  "@container": { [width.belowMedium]: { padding: "24px 4px 0" } },
  "@media": { [media.forcedColors]: { background: "Canvas", paddingBlockStart: "4px" } },
});

export const row = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: "2px",
  font: vars.type.caption,
  pointerEvents: "auto",
  "@container": { [width.belowMedium]: { gap: 0 } },
  // A finger that cannot see a control does not mean it.
  "@media": { [media.coarse]: { selectors: { [`${stage}[data-asleep] &`]: { pointerEvents: "none" } } } },
});

export const gap = componentStyle({ flex: 1 });

export const button = componentStyle({
  position: "relative",
  display: "grid",
  flex: "none",
  placeItems: "center",
  alignContent: "center",
  minInlineSize: "40px",
  blockSize: "44px",
  paddingInline: "10px",
  borderRadius: vars.radius.control,
  color: vars.color.onStage,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  selectors: {
    [states.hover]: { background: vars.color.stageHover },
    [states.focusVisible]: { outlineColor: vars.color.stageKnob, outlineOffset: "-2px" },
    '&[aria-pressed="true"]': { paddingBlockStart: "5px" },
    '&[aria-pressed="true"]::after': {
      content: '""',
      inlineSize: "5px",
      blockSize: "5px",
      marginBlockStart: "-2px",
      borderRadius: vars.radius.round,
      background: "currentColor",
    },
    // The name of an icon, for eyes; screen readers have it as the name.
    "&[data-hint]:not([aria-expanded=true]):is(:hover, :focus-visible)::before": {
      content: "attr(data-hint)",
      position: "absolute",
      insetBlockEnd: "calc(100% + 26px)",
      insetInlineStart: "50%",
      translate: "-50%",
      padding: "3px 8px",
      borderRadius: vars.radius.control,
      background: vars.color.stageChip,
      color: vars.color.onStage,
      font: vars.type.caption,
      pointerEvents: "none",
    },
    "&:first-child::before": { insetInlineStart: "0 !important", translate: "0 !important" },
    "&:last-child::before": {
      insetInlineStart: "auto !important",
      insetInlineEnd: 0,
      translate: "0 !important",
    },
  },
  "@media": {
    [media.coarse]: {
      minInlineSize: vars.layout.targetCoarse,
      selectors: { "&[data-hint]::before": { display: "none !important" } },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]::after': { forcedColorAdjust: "none", background: "ButtonText" },
      },
    },
  },
});

const hide = { display: "none" };

export const shown = styleVariants({
  always: {},
  medium: inComponents({ "@container": { [width.belowMedium]: hide } }),
  small: inComponents({ "@container": { [width.belowSmall]: hide } }),
});

export const time = componentStyle({
  marginInlineStart: vars.space[2],
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const timeWhole = componentStyle({ color: vars.color.onStageSoft });

export const volume = componentStyle({ display: "flex", alignItems: "center" });

export const volumeSlider = componentStyle({
  inlineSize: 0,
  blockSize: "44px",
  margin: 0,
  opacity: 0,
  accentColor: vars.color.stageKnob,
  cursor: "pointer",
  transition: `inline-size ${vars.motion.base} ${vars.motion.ease}, opacity ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    [`${volume}:is(:hover, :focus-within) &`]: {
      inlineSize: "72px",
      opacity: 1,
      marginInlineEnd: vars.space[1],
    },
    [states.focusVisible]: { outlineColor: vars.color.stageKnob, outlineOffset: "-2px" },
  },
});
