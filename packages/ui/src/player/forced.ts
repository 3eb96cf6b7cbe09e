import { vars } from "../styles/theme.css.ts";

/** The stage brings its own dark; where the reader has chosen colours, those are used on it as on the page. */
export const readersColors = {
  vars: {
    [vars.color.stage]: "Canvas",
    [vars.color.stageChip]: "Canvas",
    [vars.color.stageVeil]: "Canvas",
    [vars.color.stageShade]: "Canvas",
    [vars.color.surface]: "Canvas",
    [vars.color.onStage]: "CanvasText",
    [vars.color.onStageSoft]: "CanvasText",
    [vars.color.text]: "CanvasText",
    [vars.color.textSoft]: "CanvasText",
    [vars.color.textFaint]: "CanvasText",
    [vars.color.solid]: "CanvasText",
    [vars.color.onSolid]: "Canvas",
  },
} as const;
