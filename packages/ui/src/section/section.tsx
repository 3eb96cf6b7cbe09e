import { type ComponentProps, type ReactNode, useId } from "react";
import { Heading, type HeadingLevel } from "../heading/heading.tsx";
import * as styles from "./section.css.ts";

export interface SectionHeadProps extends Omit<ComponentProps<"div">, "className" | "style" | "title"> {
  title: ReactNode;
  /** A few soft words beside the title. */
  note?: ReactNode;
  /** Leads on: a `Link` of variant `more`. */
  more?: ReactNode;
  /** @default 2 */
  level?: HeadingLevel;
  /** For the `aria-labelledby` of what it names. */
  titleId?: string;
}

/** Heads a part of a page: the needle lies on a hairline, the title below it. `Section` brings its own. */
export function SectionHead({ title, note, more, level = 2, titleId, children, ...rest }: SectionHeadProps) {
  return (
    <div className={styles.head} {...rest}>
      <Heading level={level} size="h2" id={titleId}>
        {title}
      </Heading>
      {note && <p className={styles.note}>{note}</p>}
      {children}
      {more && <div className={styles.more}>{more}</div>}
    </div>
  );
}

export interface SectionProps extends Omit<ComponentProps<"section">, "className" | "style" | "title"> {
  title: ReactNode;
  /** A few soft words beside the title. */
  note?: ReactNode;
  /** Leads on: a `Link` of variant `more`. */
  more?: ReactNode;
  /** Stands in the head after the note: tabs, as a rule. */
  tools?: ReactNode;
  /** @default 2 */
  level?: HeadingLevel;
  /** `none` for the first section of a page, `near` for what belongs to the part above. @default "apart" */
  space?: "apart" | "near" | "none";
}

/** A named part of a page, with its head and its distance to the part above. */
export function Section({
  title,
  note,
  more,
  tools,
  level = 2,
  space = "apart",
  children,
  ...rest
}: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section({ space })} aria-labelledby={titleId} {...rest}>
      <SectionHead title={title} note={note} more={more} level={level} titleId={titleId}>
        {tools}
      </SectionHead>
      {children}
    </section>
  );
}
