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
}

/** One column, when it wants another place on narrow screens than in the document. */
function Column({ folded = "asWritten", ...rest }: ColumnProps) {
  const className = { first: styles.early, last: styles.late, asWritten: undefined }[folded];
  return <div className={className} {...rest} />;
}

Columns.Column = Column;
