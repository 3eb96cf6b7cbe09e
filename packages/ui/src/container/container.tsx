import type { ElementType, HTMLAttributes, Ref } from "react";
import * as styles from "./container.css.ts";

export interface ContainerProps extends Omit<HTMLAttributes<HTMLElement>, "className" | "style"> {
  ref?: Ref<HTMLElement>;
  /** @default "div" */
  as?: "div" | "main" | "header" | "footer" | "nav" | "section" | "article";
  /** `narrow` is for a form or a notice alone on its page. @default "page" */
  width?: "page" | "narrow";
}

/** Keeps the page's content within 1200 px and off the edges of the screen. One around a page; never one in another. */
export function Container({ as = "div", width = "page", ...rest }: ContainerProps) {
  // Widened, because one ref serves every element it may be.
  const Tag = as as ElementType;
  return <Tag className={width === "narrow" ? styles.narrow : styles.container} {...rest} />;
}
