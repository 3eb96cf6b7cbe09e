import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { needleDot } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";
import { readersColors } from "./forced.ts";

/** Pictures on phones; the notice measures itself, because it lies over players and stills alike. */
const small = "(max-height: 260px)";

export const notice = componentStyle({
  containerType: "size",
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "safe center",
  justifyItems: "center",
  gap: "6px",
  padding: "12px 20px",
  overflow: "auto",
  textAlign: "center",
  background: vars.color.stageVeil,
  color: vars.color.onStage,
  "@media": { [media.forcedColors]: readersColors },
});

export const pin = componentStyle({
  position: "relative",
  inlineSize: vars.line.needle,
  blockSize: "44px",
  marginBlockEnd: vars.space[3],
  background: vars.color.onStageSoft,
  selectors: {
    "&::after": {
      ...needleDot(vars.color.onStage),
      insetInlineStart: "-3px",
      insetBlockEnd: "-3px",
    },
  },
  "@media": { [media.forcedColors]: { background: "CanvasText", forcedColorAdjust: "none" } },
  "@container": { [small]: { display: "none" } },
});

export const title = componentStyle({
  font: `600 1.5rem/36px ${vars.font.song}`,
  "@container": { [small]: { font: `600 1.125rem/28px ${vars.font.song}` } },
});

export const text = componentStyle({
  maxInlineSize: "24em",
  font: vars.type.ui,
  color: vars.color.onStageSoft,
  textWrap: "balance",
  "@container": { [small]: { font: vars.type.caption } },
});

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  "@container": { [small]: { marginBlockStart: vars.space[2] } },
});
