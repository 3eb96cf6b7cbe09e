import type { ComponentProps } from "react";
import * as styles from "./reach.css.ts";

export interface ReachProps extends Omit<ComponentProps<"span">, "className" | "style" | "children"> {
  /** Of 100. */
  percent: number;
  /** What is progressing: the course's name. */
  label: string;
  /** The same in words, such as 学到第 11 讲，共 24 讲. */
  valueText?: string;
}

/** How far someone has come, as a needle on a line. For a wait of unknown length use `Skeleton`. */
export function Reach({ percent, label, valueText, ...rest }: ReachProps) {
  const at = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <span
      // `<progress>` draws a bar of the browser's own, and a needle cannot be made of it.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={at}
      aria-valuetext={valueText}
      className={styles.reach}
      {...rest}
    >
      <span className={styles.way} style={{ inlineSize: `${at}%` }} />
    </span>
  );
}
