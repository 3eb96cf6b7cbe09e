import { Fragment } from "react";
import { clockTime, spokenTime } from "../player/spoken-time.ts";
import { visuallyHidden } from "../styles/hidden.css.ts";
import * as styles from "./search-suggestions.css.ts";

export interface Suggestion {
  href: string;
  text: string;
  /** What of `text` was asked for, in UTF-16 units, in order and apart from each other. */
  marks: readonly { start: number; length: number }[];
  /** Where it belongs: a lesson's course. */
  place?: string;
  /** When it is said, for words of a lesson. */
  second?: number;
}

export interface SuggestionGroup {
  /** 课程, 课时, 字幕. */
  name: string;
  suggestions: readonly Suggestion[];
}

/** A text with what was asked for marked in it. */
function Marked({ text, marks }: Pick<Suggestion, "text" | "marks">) {
  const ends = [0, ...marks.map(({ start, length }) => start + length)];
  return (
    <>
      {marks.map(({ start, length }, index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark className={styles.mark}>{text.slice(start, start + length)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

interface SuggestionOptionProps {
  suggestion: Suggestion;
  id: string;
  active: boolean;
}

/** One suggestion, as a plain link: it opens in a new tab like any other. */
export function SuggestionOption({
  suggestion: { href, text, marks, place, second },
  id,
  active,
}: SuggestionOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element leads nowhere
    <a role="option" id={id} className={styles.option} href={href} tabIndex={-1} aria-selected={active}>
      <span className={styles.text}>
        <Marked text={text} marks={marks} />
      </span>
      {(place !== undefined || second !== undefined) && (
        <span className={styles.place}>
          {second !== undefined && (
            <>
              <span className={styles.time} aria-hidden>
                {clockTime(second)}
              </span>
              <span className={visuallyHidden}>，{spokenTime(second)}，</span>
            </>
          )}
          <span className={styles.placeName}>{place}</span>
        </span>
      )}
    </a>
  );
}
