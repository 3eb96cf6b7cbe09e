import { useId, type ComponentProps } from "react";
import { visuallyHidden } from "../styles/hidden.css.ts";
import type { ShelfDrawing } from "./shelf-drawings.ts";
import * as styles from "./shelf-tiles.css.ts";

export interface Shelf {
  drawing: ShelfDrawing;
  /** 中药百科 */
  name: string;
  href: string;
  /** What one finds there: 性味、归经、炮制、用量 */
  note?: string;
  /** How much there is, in words: 120 味 */
  count?: string;
}

export interface ShelfTilesProps extends Omit<ComponentProps<"section">, "className" | "style" | "children"> {
  /** Names the whole, for the outline and for screen readers. @default "百科" */
  title?: string;
  shelves: Shelf[];
}

/** The encyclopedia's shelves as a strip of drawings between hairlines. For courses use cards in a `Grid`. */
export function ShelfTiles({ title = "百科", shelves, ...rest }: ShelfTilesProps) {
  const titleId = useId();
  return (
    <section className={styles.root} aria-labelledby={titleId} {...rest}>
      <h2 className={visuallyHidden} id={titleId}>
        {title}
      </h2>
      <ul className={styles.shelves}>
        {shelves.map(({ drawing, name, href, note, count }) => (
          <li key={href} className={styles.shelf}>
            <span className={styles.drawings[drawing]} aria-hidden />
            <h3 className={styles.name}>
              <a className={styles.link} href={href}>
                {name}
              </a>
              {count && <small className={styles.count}>{count}</small>}
            </h3>
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
