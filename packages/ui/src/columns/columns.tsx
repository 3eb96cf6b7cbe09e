import type { ComponentProps } from "react";
import * as styles from "./columns.css.ts";

export interface ColumnsProps extends Omit<ComponentProps<"div">, "className" | "style"> {
  /**
   * `lead` is menu and banner, `reading` a text and its aside, `study` a list and its panel, `picture` a picture and
   * a list, `map` a map and what it filters, `stage` a player and its table of contents, `theatre` the same one below the other.
   */
  layout: "lead" | "reading" | "study" | "picture" | "map" | "stage" | "theatre";
}

/** Two unlike columns that become one on narrow screens. For cards of equal width use `Grid`. */
export function Columns({ layout, ...rest }: ColumnsProps) {
  return <div className={styles.columns({ layout })} {...rest} />;
}

export interface ColumnProps extends Omit<ComponentProps<"div">, "className" | "style"> {
  /** Where it stands once the columns fold into one. @default "asWritten" */
  folded?: "first" | "last" | "asWritten";
  /** Stays in sight while one scrolls along the longer column beside it. @default false */
  inSight?: boolean;
}

/** One column, when it wants another place on narrow screens than in the document, or stays in sight. */
function Column({ folded = "asWritten", inSight = false, ...rest }: ColumnProps) {
  const place = { first: styles.early, last: styles.late, asWritten: "" }[folded];
  return <div className={inSight ? `${place} ${styles.inSight}` : place || undefined} {...rest} />;
}

Columns.Column = Column;
