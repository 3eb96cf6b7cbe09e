import { chineseNumber } from "./chinese-number.ts";
import { CourseName, learnersText, type CourseArticleProps } from "./course-article.tsx";
import * as styles from "./course-card.css.ts";

export interface NumberedCourseProps extends CourseArticleProps {
  /** Its place in the list, from 1. */
  number: number;
  lessons?: number | null;
  /** How many have learned it. */
  learners?: number | null;
}

/** A course as a line of a table of contents, for lists read rather than looked at. With a cover use `CourseCard`. */
export function NumberedCourse({
  href,
  name,
  headingLevel = 3,
  number,
  lessons,
  learners,
  ...rest
}: NumberedCourseProps) {
  return (
    <article className={`${styles.row} ${styles.numberedRow}`} {...rest}>
      <span className={styles.number} aria-hidden>
        {chineseNumber(number)}
      </span>
      <div>
        <CourseName
          href={href}
          name={name}
          level={headingLevel}
          className={styles.rowName}
          linkClassName={styles.link}
        />
        <p className={`${styles.rowMeta} ${styles.dottedLine}`}>
          {typeof lessons === "number" && <span className={styles.dotted}>{lessons} 讲</span>}
          {typeof learners === "number" && <span className={styles.dotted}>{learnersText(learners)}</span>}
        </p>
      </div>
    </article>
  );
}
