import { componentStyle } from "../styles/component-style.ts";
import { needleDot } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

const veiled = "(max-width: 420px)";

export const notice = componentStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "safe center",
  justifyItems: "center",
  gap: "6px",
  padding: "20px",
  overflow: "auto",
  textAlign: "center",
  background: vars.color.stageVeil,
  color: vars.color.onStage,
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
  "@media": {
    "(forced-colors: active)": { background: "CanvasText", forcedColorAdjust: "none" },
    [veiled]: { display: "none" },
  },
});

export const title = componentStyle({
  font: `600 1.5rem/36px ${vars.font.song}`,
  "@media": { [veiled]: { font: `600 1.125rem/28px ${vars.font.song}` } },
});

export const text = componentStyle({
  maxInlineSize: "24em",
  font: vars.type.ui,
  color: vars.color.onStageSoft,
  textWrap: "balance",
  "@media": { [veiled]: { font: vars.type.caption } },
});

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  "@media": { [veiled]: { marginBlockStart: vars.space[2] } },
});
