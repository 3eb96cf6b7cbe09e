import { componentStyle } from "../styles/component-style.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const side = componentStyle({
  position: "relative",
  minInlineSize: 0,
  minBlockSize: "300px",
  background: vars.color.stage,
  color: vars.color.onStage,
  "@media": {
    [media.asideBelow]: { minBlockSize: 0 },
    [media.forcedColors]: { background: "Canvas", color: "CanvasText" },
  },
});

/** As high as the picture beside it, whatever it holds; below the picture as high as it needs to be. */
export const inner = componentStyle({
  position: "absolute",
  inset: 0,
  containerType: "size",
  overflow: "hidden",
  "@media": { [media.asideBelow]: { position: "static", containerType: "inline-size" } },
});

export const wide = componentStyle({ position: "static", containerType: "inline-size" });

export const head = componentStyle({
  padding: "8px 20px 0",
  boxShadow: `inset 0 -1px ${vars.color.stageLine}`,
});

export const panel = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr)",
  // Both lie over the tabs' own space: the panel's words begin right below the line.
  marginBlockStart: `calc(-1 * ${vars.space[5]})`,
  blockSize: "calc(100cqb - 54px)",
  "@media": { [media.asideBelow]: { blockSize: "auto", maxBlockSize: "min(72dvh, 560px)" } },
});
export const widePanel = componentStyle({ blockSize: "auto", maxBlockSize: "min(72dvh, 560px)" });

export const scroll = componentStyle({
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  scrollbarWidth: "thin",
  scrollbarColor: `${vars.color.stageRail} transparent`,
});
