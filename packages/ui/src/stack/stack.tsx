import type { ElementType, HTMLAttributes, Ref } from "react";
import * as styles from "./stack.css.ts";

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, "className" | "style"> {
  ref?: Ref<HTMLElement>;
  /** A `ul` or `ol` takes `li` children. @default "div" */
  as?: "div" | "ul" | "ol" | "nav" | "section" | "article" | "aside" | "header" | "footer" | "form" | "dl";
  /** @default "column" */
  direction?: "column" | "row";
  /** A step of the 8 px scale: 2 is 8 px, 4 is 16, 5 is 24, 7 is 48. @default 4 */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  /** @default "stretch" */
  align?: "stretch" | "start" | "center" | "end" | "baseline";
  /** @default "start" */
  justify?: "start" | "center" | "end" | "between";
  /** Lets a row break instead of overflowing. */
  wrap?: boolean;
}

/** Lays things one after the other with equal space between. For cards of equal width use `Grid`. */
export function Stack({
  as = "div",
  direction = "column",
  gap = 4,
  align = "stretch",
  justify = "start",
  wrap = false,
  ...rest
}: StackProps) {
  // Widened, because one ref serves every element it may be.
  const Tag = as as ElementType;
  // Safari forgets that an unmarked list is a list.
  const role = as === "ul" || as === "ol" ? "list" : undefined;
  const className = styles.stack({ direction, gap, align, justify, wrap: wrap ? "yes" : "no" });
  return <Tag role={role} className={className} {...rest} />;
}
