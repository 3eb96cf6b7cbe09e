import { style } from "@vanilla-extract/css";
import { utilities } from "./layers.css.ts";

/** Seen by screen readers alone. */
export const visuallyHidden = style({
  "@layer": {
    [utilities]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});
