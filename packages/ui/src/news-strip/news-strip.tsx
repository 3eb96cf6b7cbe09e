import type { ComponentProps } from "react";
import * as styles from "./news-strip.css.ts";

export interface NewsItem {
  id: string;
  title: string;
  href: string;
  /** When, in words: 12月1日–12月22日 */
  when?: string;
}

export interface NewsStripProps extends Omit<ComponentProps<"nav">, "className" | "style" | "children"> {
  /** @default "活动" */
  title?: string;
  items: NewsItem[];
}

/** The school's activities, one line each. Leave it out where there are none. */
export function NewsStrip({ title = "活动", items, ...rest }: NewsStripProps) {
  return (
    <nav className={styles.root} aria-label={title} {...rest}>
      <b className={styles.title} aria-hidden>
        {title}
      </b>
      <ul className={styles.list}>
        {items.map(({ id, title: name, href, when }) => (
          <li key={id} className={styles.item}>
            <a className={styles.link} href={href}>
              <span className={styles.name}>{name}</span>
              {when && <span className={styles.when}>{when}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
