import type { ComponentProps } from "react";
import * as styles from "./badge.css.ts";

export interface BadgeProps extends Omit<ComponentProps<"span">, "className" | "style"> {
  /**
   * `live` carries the red dot and is for what is on air now.
   * @default "line"
   */
  tone?: "line" | "brand" | "ochre" | "indigo" | "live";
  /** `onPlate` stands dark in a picture's corner. @default "inline" */
  place?: "inline" | "onPlate";
}

/** One word about a thing: its kind or state. For something that can be pressed use `Button`. */
export function Badge({ tone = "line", place = "inline", children, ...rest }: BadgeProps) {
  return (
    <span className={styles.badge({ tone, place })} {...rest}>
      {tone === "live" && <span className={styles.dot} aria-hidden />}
      {children}
    </span>
  );
}
