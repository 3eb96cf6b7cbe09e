import { recipe } from "@vanilla-extract/recipes";
import { createVar } from "@vanilla-extract/css";
import { componentStyle, inComponents } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { needleDot, needleLine } from "../styles/needle.ts";
import { vars } from "../styles/theme.css.ts";

// Two sheets, one set of names: the list is drawn on paper or on the player's dark side.
const ground = createVar();
const text = createVar();
const soft = createVar();
const rail = createVar();
const hover = createVar();
const active = createVar();
const now = createVar();

export const root = recipe({
  base: inComponents({ display: "flex", flexDirection: "column", minBlockSize: 0 }),
  variants: {
    on: {
      paper: inComponents({
        vars: {
          [ground]: vars.color.ground,
          [text]: vars.color.text,
          [soft]: vars.color.textFaint,
          [rail]: vars.color.rule,
          [hover]: vars.color.sunk,
          [active]: vars.color.brandWash,
          [now]: vars.color.brand,
        },
      }),
      stage: inComponents({
        background: vars.color.stage,
        color: vars.color.onStage,
        vars: {
          [ground]: vars.color.stage,
          [text]: vars.color.onStage,
          [soft]: vars.color.onStageSoft,
          [rail]: vars.color.stageRail,
          [hover]: vars.color.stageHover,
          [active]: vars.color.stageActive,
          [now]: vars.color.stageNow,
        },
        "@media": {
          [media.forcedColors]: {
            background: "Canvas",
            color: "CanvasText",
            vars: { [ground]: "Canvas", [text]: "LinkText", [soft]: "CanvasText", [now]: "CanvasText" },
          },
        },
      }),
    },
  },
});

export const head = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${vars.space[4]}`,
  padding: "18px 20px 12px",
});

export const title = componentStyle({ font: `600 1.0625rem/26px ${vars.font.song}` });

export const total = componentStyle({
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: soft,
});

/** Scrolls by itself where its host gives it a height. */
export const list = componentStyle({
  flex: "1 1 auto",
  minBlockSize: 0,
  overflowY: "auto",
  paddingBlockEnd: vars.space[3],
  scrollbarWidth: "thin",
  scrollbarColor: `${rail} transparent`,
});

/** The line runs through all dots and ends in the last one. */
export const item = componentStyle({
  position: "relative",
  selectors: {
    "&::before": {
      ...needleLine(rail),
      insetInlineStart: "27px",
      insetBlock: 0,
      inlineSize: vars.line.needle,
    },
    "&:first-child::before": { insetBlockStart: "24px" },
    "&:last-child::before": { insetBlockEnd: "calc(100% - 24px)" },
    "&:only-child::before": { content: "none" },
  },
});

export const lesson = componentStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space[3],
  minBlockSize: "48px",
  padding: "10px 20px 10px 48px",
  font: vars.type.ui,
  color: text,
  selectors: {
    "&:is(a):hover": { background: hover },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&::after": {
      ...needleDot(ground),
      insetInlineStart: "24px",
      insetBlockStart: "20.5px",
      boxShadow: `0 0 0 1px ${soft}`,
    },
    '&[data-state="done"]::after': { ...needleDot(soft) },
    '&[data-state="locked"]': { color: soft },
    "&[aria-current]": { background: active, fontWeight: 600 },
    "&[aria-current]::after": {
      ...needleDot(now),
      boxShadow: `0 0 0 3px ${ground}, 0 0 0 4px ${now}`,
    },
  },
});

export const side = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: soft,
});

export const studied = componentStyle({
  gridColumn: "1 / -1",
  font: vars.type.caption,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: soft,
});

/** How much of a lesson has been seen: the needle's line below its title. */
export const seen = componentStyle({
  gridColumn: "1 / -1",
  blockSize: "2px",
  marginBlockStart: vars.space[2],
  background: rail,
  "@media": { [media.forcedColors]: { background: "GrayText" } },
});
export const way = componentStyle({
  display: "block",
  blockSize: "100%",
  background: now,
  "@media": { [media.forcedColors]: { background: "CanvasText", forcedColorAdjust: "none" } },
});
