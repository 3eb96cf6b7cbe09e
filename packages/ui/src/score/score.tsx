import type { ComponentProps } from "react";
import * as styles from "./score.css.ts";

export interface ScoreProps extends Omit<ComponentProps<"span">, "className" | "style" | "children"> {
  /** Out of ten. */
  value: number;
}

/** What learners think of a course, to one decimal. Leave it out where nobody has scored yet. */
export function Score({ value, ...rest }: ScoreProps) {
  return (
    <span className={styles.score} {...rest}>
      {value.toFixed(1)}
      <small className={styles.unit}>分</small>
    </span>
  );
}
