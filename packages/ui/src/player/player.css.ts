import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";
import { player, width } from "./container.css.ts";
import { readersColors } from "./forced.ts";

export const stage = componentStyle({
  containerType: "inline-size",
  containerName: player,
  position: "relative",
  display: "block",
  inlineSize: "100%",
  minInlineSize: 0,
  maxBlockSize: "100dvh",
  aspectRatio: "16 / 9",
  overflow: "hidden",
  background: vars.color.stage,
  color: vars.color.onStage,
  font: vars.type.ui,
  // Double taps seek; they do not zoom.
  touchAction: "manipulation",
  WebkitTapHighlightColor: "transparent",
  selectors: {
    "&:fullscreen": { inlineSize: "100%", blockSize: "100%", aspectRatio: "auto" },
    // Where only a bare <video> may have the screen, and the watermark would stay behind.
    "&[data-fills]": {
      position: "fixed",
      inset: 0,
      zIndex: vars.layer.dialog,
      inlineSize: "100dvw",
      blockSize: "100dvh",
      aspectRatio: "auto",
    },
    "&[data-asleep]": { cursor: "none" },
    "&:focus-visible": { outlineOffset: "-2px", outlineColor: vars.color.stageKnob },
  },
  "@media": { [media.forcedColors]: { ...readersColors, border: "1px solid CanvasText" } },
});

export const picture = componentStyle({ position: "absolute", inset: 0, userSelect: "none" });

export const video = componentStyle({ inlineSize: "100%", blockSize: "100%", objectFit: "contain" });

export const poster = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

export const center = componentStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  pointerEvents: "none",
});

export const invitation = componentStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "72px",
  blockSize: "72px",
  paddingInlineStart: "4px",
  borderRadius: vars.radius.round,
  background: vars.color.stageChip,
  boxShadow: `inset 0 0 0 1px ${vars.color.stageTrack}`,
  transition: `background ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { [`${stage}:hover &`]: { background: vars.color.stage } },
  "@container": { [width.belowMedium]: { inlineSize: "56px", blockSize: "56px" } },
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const end = componentStyle({
  position: "absolute",
  inset: 0,
  display: "flex",
  flexWrap: "wrap",
  placeContent: "center",
  placeItems: "center",
  gap: vars.space[3],
  paddingInline: vars.space[4],
  background: vars.color.stageVeil,
  color: vars.color.onStage,
  "@container": { [width.belowMedium]: { flexWrap: "nowrap", paddingBlockEnd: "60px" } },
  "@media": { [media.forcedColors]: readersColors },
});

/** On narrow pictures the word alone: the title stands in the list of lessons. */
export const endTitle = componentStyle({ "@container": { [width.belowMedium]: { display: "none" } } });

const turn = keyframes({ to: { rotate: "1turn" } });
const pulse = keyframes({ to: { opacity: 0.35 } });

export const spinner = componentStyle({
  inlineSize: "44px",
  blockSize: "44px",
  borderRadius: vars.radius.round,
  border: `2px solid ${vars.color.stageTrack}`,
  borderBlockStartColor: vars.color.stageKnob,
  animation: `${turn} 900ms linear infinite`,
  "@media": { [media.still]: { animation: `${pulse} 1.2s ease-in-out infinite alternate` } },
});

const chip = {
  position: "absolute",
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.stageChip,
  color: vars.color.onStage,
  font: vars.type.ui,
  fontVariantNumeric: "tabular-nums",
  pointerEvents: "none",
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
} as const;

const gone = { "&[data-gone]": { opacity: 0 } };

/** In the middle of the upper half, where it hides neither words nor controls. */
export const said = componentStyle({
  ...chip,
  insetBlockStart: "22%",
  insetInlineStart: "50%",
  translate: "-50%",
  paddingBlock: "6px",
  whiteSpace: "nowrap",
  selectors: gone,
});

export const trouble = componentStyle({
  ...chip,
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  paddingBlock: "5px",
  selectors: gone,
  "@container": {
    [width.belowMedium]: { insetBlockStart: "8px", insetInlineEnd: "8px", font: vars.type.caption },
  },
});

export const banner = componentStyle({
  ...chip,
  insetBlockStart: vars.space[4],
  insetInlineStart: vars.space[4],
  maxInlineSize: `calc(100% - 2 * ${vars.space[4]})`,
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  padding: "6px 6px 6px 14px",
  pointerEvents: "auto",
  "@container": {
    [width.belowMedium]: {
      insetBlockStart: "8px",
      insetInlineStart: "8px",
      padding: "2px 2px 2px 10px",
      font: vars.type.caption,
    },
  },
  "@media": { [media.forcedColors]: { ...readersColors, border: "1px solid CanvasText" } },
});
