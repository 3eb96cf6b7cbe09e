import { vars } from "../styles/theme.css.ts";
import { componentStyle } from "../styles/component-style.ts";

/** Until it is drawn; what it looks like then stands inline, where no style sheet overrules it. */
export const root = componentStyle({ position: "absolute", inset: 0, pointerEvents: "none" });

// Texts for the inline style of the marks, taken out at build time: a script that imports the theme carries all of it.
export const markFont = vars.type.ui;
export const markColor = vars.color.onStage;
