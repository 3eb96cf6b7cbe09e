import type { ElementType, HTMLAttributes, Ref } from "react";
import * as styles from "./grid.css.ts";

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, "className" | "style"> {
  ref?: Ref<HTMLElement>;
  /** A `ul` or `ol` says how many things there are, and takes `li` children. @default "div" */
  as?: "div" | "ul" | "ol";
  /** On a wide screen; two on tablets, one on phones. @default 4 */
  columns?: 2 | 3 | 4;
}

/** Lays cards in columns of equal width. For things one after the other use `Stack`. */
export function Grid({ as = "div", columns = 4, ...rest }: GridProps) {
  // Widened, because one ref serves every element it may be.
  const Tag = as as ElementType;
  // Safari forgets that an unmarked list is a list.
  return <Tag role={as === "div" ? undefined : "list"} className={styles.grid({ columns })} {...rest} />;
}
