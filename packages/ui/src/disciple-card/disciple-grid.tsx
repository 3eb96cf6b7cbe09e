import type { ComponentProps } from "react";
import * as styles from "./disciple-grid.css.ts";

export interface DiscipleGridProps extends Omit<ComponentProps<"ul">, "className" | "style"> {
  /** `large` fills a page of its own, `small` stands in a section. @default "small" */
  size?: "small" | "large";
}

/** Lays `DiscipleCard`s in as many columns as have room; takes `li` children. For courses use `Grid`. */
export function DiscipleGrid({ size = "small", ...rest }: DiscipleGridProps) {
  return <ul className={styles.grid({ size })} {...rest} />;
}
