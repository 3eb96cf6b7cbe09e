import { useId, useState, type ComponentProps } from "react";
import { Plate } from "../plate/plate.tsx";
import { Prose } from "../prose/prose.tsx";
import { Seal } from "../seal/seal.tsx";
import * as styles from "./founder.css.ts";

export interface FounderProps extends Omit<
  ComponentProps<"div">,
  "className" | "style" | "children" | "title"
> {
  name: string;
  /** 主任中医师 */
  title?: string | null;
  portrait?: string | null;
  /** The founder's own words, without quotation marks. */
  quotation?: string | null;
  /** Paragraphs, one a line. */
  summary?: string | null;
  /** The whole life as HTML; 生平全文 opens it. */
  biography?: string | null;
  years?: { year: number; text: string }[] | null;
}

/** Who founded the school: portrait with name and seal, words, life, and the years that counted. For a course's teacher use `TutorCard`. */
export function Founder({
  name,
  title,
  portrait,
  quotation,
  summary,
  biography,
  years,
  ...rest
}: FounderProps) {
  const [opened, setOpened] = useState(false);
  const whole = useId();
  return (
    <div className={styles.root} {...rest}>
      <figure className={styles.figure}>
        <Plate src={portrait} alt={`${name}画像`} title={name} ratio="4 / 5" sizes="384px" width={768} />
        <figcaption className={styles.name}>
          {name}
          <Seal of="founder" />
        </figcaption>
      </figure>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {quotation && (
          <blockquote className={styles.quotation}>
            <p>{quotation}</p>
          </blockquote>
        )}
        {summary && (
          <div className={styles.summary}>
            {summary.split("\n").map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
        {biography && (
          <>
            <div id={whole} hidden={!opened} className={styles.biography}>
              <Prose html={biography} headingsFrom={3} />
            </div>
            <p className={styles.more}>
              <button
                type="button"
                className={styles.open}
                aria-expanded={opened}
                aria-controls={whole}
                onClick={() => setOpened(!opened)}
              >
                {opened ? "收起生平" : "生平全文"}
              </button>
            </p>
          </>
        )}
        {years && years.length > 0 && (
          <ol className={styles.years} aria-label="年表">
            {years.map(({ year, text }) => (
              <li key={`${year} ${text}`} className={styles.year}>
                <b className={styles.figureOfYear}>{year}</b>
                {text}
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
