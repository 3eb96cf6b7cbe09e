import { componentStyle } from "../styles/component-style.ts";

/** Until it is drawn; what it looks like then stands inline, where no style sheet overrules it. */
export const root = componentStyle({ position: "absolute", inset: 0, pointerEvents: "none" });
