import type { ComponentProps } from "react";
import { Plate } from "../plate/plate.tsx";
import * as styles from "./chronicle.css.ts";

export interface ChronicleItem {
  id: string;
  href: string;
  title: string;
  cover?: string | null;
  /** When it was, in short: 2026.10. */
  date?: string | null;
}

export interface ChronicleProps extends Omit<ComponentProps<"ul">, "className" | "style" | "children"> {
  /** Five fill the mosaic; the first is drawn large. */
  items: readonly ChronicleItem[];
  /** The headings' level where it stands. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Tells of what was done together, the latest first and large. A list to choose from is a `Grid` of `OfflineCourseCard`. */
export function Chronicle({ items, headingLevel = 3, ...rest }: ChronicleProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.mosaic} {...rest}>
      {items.map(({ id, href, title, cover, date }, place) => (
        <li key={id} className={styles.item}>
          <article className={styles.card}>
            <span className={styles.frame}>
              <Plate
                src={cover}
                title={title}
                sizes={place === 0 ? "(max-width: 640px) 100vw, 588px" : "(max-width: 640px) 50vw, 282px"}
              />
            </span>
            <div className={styles.head}>
              <Heading className={styles.title}>
                <a href={href} className={styles.link}>
                  {title}
                </a>
              </Heading>
              {date && <span className={styles.date}>{date}</span>}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
