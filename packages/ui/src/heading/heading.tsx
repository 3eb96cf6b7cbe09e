import type { ComponentProps, ElementType } from "react";
import * as styles from "./heading.css.ts";

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const sizeOf = { 1: "h1", 2: "h2", 3: "h3", 4: "item", 5: "item", 6: "item" } as const;

export interface HeadingProps extends Omit<ComponentProps<"h2">, "className" | "style"> {
  /** The place in the document's outline; one `1` on a page. @default 2 */
  level?: HeadingLevel;
  /** The look, when it differs from what the level would have. */
  size?: "display" | "h1" | "h2" | "h3" | "item";
}

/** Names what follows, in the Song face. The head of a page's section is `SectionHead`. */
export function Heading({ level = 2, size = sizeOf[level], children, ...rest }: HeadingProps) {
  const Tag: ElementType = `h${level}`;
  return (
    <Tag className={styles.heading({ size })} {...rest}>
      {children}
    </Tag>
  );
}
