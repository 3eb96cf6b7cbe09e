import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { states } from "../styles/states.ts";
import { vars } from "../styles/theme.css.ts";

export const scroll = componentStyle({
  inlineSize: "100%",
  // Ends in the middle of a row: there is more.
  maxBlockSize: "340px",
  overflow: "auto",
  borderBlock: `${vars.line.hair} solid ${vars.color.hairline}`,
});

export const table = componentStyle({
  inlineSize: "100%",
  borderCollapse: "collapse",
  font: vars.type.ui,
  fontVariantNumeric: "tabular-nums",
});
export const head = componentStyle({
  position: "sticky",
  insetBlockStart: 0,
  padding: 0,
  background: vars.color.ground,
  textAlign: "end",
  fontWeight: "inherit",
  selectors: { "&:first-child": { textAlign: "start" } },
});
export const sort = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: "44px",
  paddingInline: vars.space[2],
  font: vars.type.uiStrong,
  color: vars.color.text,
});
export const row = componentStyle({
  selectors: {
    [states.hover]: { background: vars.color.sunk },
    "&[data-chosen]": { background: vars.color.sunk },
  },
});
export const cell = componentStyle({
  paddingBlock: 0,
  paddingInline: vars.space[2],
  textAlign: "end",
  borderBlockStart: `${vars.line.hair} solid ${vars.color.hairline}`,
  selectors: { "&:first-child": { padding: 0, textAlign: "start", fontWeight: "inherit" } },
});

/** As high as a finger, as wide as its column: every region can be hit here, however small on the map. */
export const choose = componentStyle({
  inlineSize: "100%",
  minBlockSize: "44px",
  paddingInline: vars.space[2],
  textAlign: "start",
  font: vars.type.ui,
  color: vars.color.text,
  cursor: "pointer",
  selectors: {
    [states.focusVisible]: { outlineOffset: `calc(-1 * ${vars.line.focusWidth})` },
    '&[aria-pressed="true"]': { font: vars.type.uiStrong },
  },
});

export const unfold = componentStyle({
  display: "none",
  "@media": {
    [media.phone]: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      inlineSize: "100%",
      minBlockSize: "44px",
      paddingInline: vars.space[2],
      borderBlock: `${vars.line.hair} solid ${vars.color.hairline}`,
      font: vars.type.uiStrong,
      color: vars.color.text,
    },
  },
});

export const fold = componentStyle({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[2],
  "@media": { [media.phone]: { selectors: { '&[data-state="closed"]': { display: "none" } } } },
});
