import type { ComponentProps } from "react";
import * as styles from "./disciple-card.css.ts";

export type DiscipleGridProps = Omit<ComponentProps<"ul">, "className" | "style">;

/** Lays `DiscipleCard`s in as many columns as have room; takes `li` children. For courses use `Grid`. */
export function DiscipleGrid(props: DiscipleGridProps) {
  return <ul className={styles.grid} {...props} />;
}
