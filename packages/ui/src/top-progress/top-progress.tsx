import { type ComponentProps, useEffect, useState } from "react";
import * as styles from "./top-progress.css.ts";

/** What is faster than this (ms) shows no bar at all. */
const patience = 120;

export interface TopProgressProps extends Omit<ComponentProps<"div">, "className" | "style" | "children"> {
  /** Something is under way. */
  active: boolean;
  /** What is under way. @default "正在加载" */
  label?: string;
}

/** Shows at the very top that a page or a request is on its way. For a part of the page use `Skeleton`. */
export function TopProgress({ active, label = "正在加载", ...rest }: TopProgressProps) {
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active]);

  if (!active || !late) return <div className={styles.rail} {...rest} />;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `progress` cannot hold the needle
    <div className={styles.rail} role="progressbar" aria-label={label} {...rest}>
      <div className={styles.needle} />
    </div>
  );
}
