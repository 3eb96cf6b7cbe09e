import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";
import { stage } from "./player.css.ts";

const at = "var(--player-at)";
const length = "var(--player-length)";

export const slider = componentStyle({
  marginInline: vars.space[2],
  paddingBlock: "10px",
  cursor: "pointer",
  touchAction: "none",
  pointerEvents: "auto",
  selectors: {
    "&:focus-visible": { outlineColor: vars.color.stageKnob, outlineOffset: "-1px" },
    '&[aria-disabled="true"]': { cursor: "default" },
  },
  "@media": {
    [media.coarse]: {
      paddingBlock: "14px",
      selectors: { [`${stage}[data-asleep] &`]: { pointerEvents: "none" } },
    },
  },
});

export const rail = componentStyle({
  position: "relative",
  blockSize: vars.line.needle,
  background: vars.color.stageTrack,
  "@media": { [media.forcedColors]: { background: "GrayText", forcedColorAdjust: "none" } },
});

const onRail = { position: "absolute", insetInlineStart: at } as const;
const stretch = { ...onRail, inlineSize: length, blockSize: "2px", insetBlockStart: "-0.5px" } as const;

export const buffer = componentStyle({ ...stretch, background: vars.color.stageBuffer });

export const played = componentStyle({
  ...stretch,
  background: vars.color.stageKnob,
  "@media": { [media.forcedColors]: { background: "Highlight" } },
});

export const knob = componentStyle({
  ...onRail,
  inlineSize: "10px",
  blockSize: "10px",
  insetBlockStart: "-4.5px",
  translate: "-50%",
  borderRadius: vars.radius.round,
  background: vars.color.stageKnob,
  transition: `scale ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { [`${slider}:is(:hover, [data-held]) &`]: { scale: 1.3 } },
  "@media": { [media.forcedColors]: { background: "Highlight" } },
});

export const limit = componentStyle({
  ...onRail,
  inlineSize: "1px",
  blockSize: "13px",
  insetBlockStart: "-6px",
  background: vars.color.stageLimit,
  "@media": { [media.forcedColors]: { background: "CanvasText" } },
});

export const preview = componentStyle({
  position: "absolute",
  insetBlockEnd: "14px",
  insetInlineStart: `clamp(22px, ${at}, calc(100% - 22px))`,
  translate: "-50%",
  padding: "1px 8px",
  borderRadius: vars.radius.control,
  background: vars.color.stageChip,
  color: vars.color.onStage,
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums",
  pointerEvents: "none",
  "@media": { [media.forcedColors]: { forcedColorAdjust: "auto", border: "1px solid CanvasText" } },
});
