import type { ComponentProps } from "react";
import { kindText, type Disciple } from "./disciple.ts";
import { DisciplePortrait } from "./disciple-portrait.tsx";
import * as styles from "./disciple-card.css.ts";
import { regionText } from "./region-text.ts";

export interface DiscipleCardProps extends Omit<
  ComponentProps<"article">,
  "className" | "style" | "children"
> {
  disciple: Disciple;
  /** The card was chosen: time for the `DiscipleDialog`. */
  onOpen: (id: string) => void;
  /** The heading's level where the card stands. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** The portrait is part of what the page opens with. */
  priority?: boolean;
}

/** One disciple in a grid; the whole card is one button that opens the details. Who teaches a course is a `TutorCard`. */
export function DiscipleCard({ disciple, onOpen, headingLevel = 3, priority, ...rest }: DiscipleCardProps) {
  const { id, nickname, portrait, styleName, label, kind, province, city } = disciple;
  const Heading = `h${headingLevel}` as const;
  const region = regionText(province, city);
  return (
    <article className={styles.card} {...rest}>
      <DisciplePortrait
        nickname={nickname}
        src={portrait}
        priority={priority}
        sizes="(max-width: 640px) 50vw, 282px"
      />
      <Heading className={styles.name}>
        <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => onOpen(id)}>
          {nickname}
        </button>
        {styleName && <small className={styles.styleName}>字{styleName}</small>}
      </Heading>
      <p className={styles.meta}>
        <span className={styles.dotted}>{label ?? kindText(kind)}</span>
        {region && <span className={styles.dotted}>{region}</span>}
      </p>
    </article>
  );
}
