import type { ElementType, HTMLAttributes, Ref } from "react";
import * as styles from "./text.css.ts";

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, "className" | "style"> {
  ref?: Ref<HTMLElement>;
  /** @default "p" */
  as?: "p" | "span" | "div" | "dt" | "dd" | "li" | "small" | "strong" | "time" | "figcaption" | "blockquote";
  /** `read` is for long reading and keeps the measure; `quote` is for the words of the classics alone. @default "body" */
  size?: "caption" | "ui" | "body" | "read" | "quote";
  /** @default "normal" */
  tone?: "normal" | "soft" | "faint" | "brand" | "accent" | "ochre";
  strong?: boolean;
  /** Figures of equal width: for counts, times and prices that change or are compared. */
  numeric?: boolean;
  /** Cuts what does not fit into so many lines; the whole stays in the document for screen readers. */
  lines?: 1 | 2 | 3;
  /** Machine-readable time, when `as` is `time`. */
  dateTime?: string;
}

/** Says something in the Hei face. For what is named (titles, courses, herbs) use `Heading`; for HTML from an editor, `Prose`. */
export function Text({
  as = "p",
  size = "body",
  tone = "normal",
  strong = false,
  numeric = false,
  lines,
  ...rest
}: TextProps) {
  // Widened, because one ref serves every element it may be.
  const Tag = as as ElementType;
  const className = [
    styles.text({ size, tone }),
    strong && styles.strong,
    numeric && styles.numeric,
    lines && styles.clamp[lines],
  ];
  return <Tag className={className.filter(Boolean).join(" ")} {...rest} />;
}
