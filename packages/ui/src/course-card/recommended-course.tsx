import { Plate } from "../plate/plate.tsx";
import { CourseName, type CourseArticleProps } from "./course-article.tsx";
import * as styles from "./course-card.css.ts";

export interface RecommendedCourseProps extends CourseArticleProps {
  cover?: string | null;
  /** How many lessons it has. */
  lessons?: number | null;
}

/** A course suggested beside another, as a small row. In a grid use `CourseCard`. */
export function RecommendedCourse({
  href,
  name,
  headingLevel = 3,
  cover,
  lessons,
  ...rest
}: RecommendedCourseProps) {
  return (
    <article className={`${styles.row} ${styles.recommendedRow}`} {...rest}>
      <Plate src={cover} title={name} width={240} />
      <div>
        <CourseName
          href={href}
          name={name}
          level={headingLevel}
          className={styles.rowName}
          linkClassName={styles.link}
        />
        {typeof lessons === "number" && <p className={styles.rowMeta}>{lessons} 讲</p>}
      </div>
    </article>
  );
}
