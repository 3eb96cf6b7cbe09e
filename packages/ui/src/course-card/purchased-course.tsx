import { Plate } from "../plate/plate.tsx";
import { Reach } from "../reach/reach.tsx";
import { CourseName, type CourseArticleProps } from "./course-article.tsx";
import * as styles from "./course-card.css.ts";

/** How far a learner is with a course of their own. */
export type StudyState = "new" | "learning" | "done";

const stateText: Record<StudyState, string> = { new: "未学习", learning: "学习中", done: "已学完" };

export interface PurchasedCourseProps extends CourseArticleProps {
  cover?: string | null;
  /** How many lessons it has. */
  lessons: number;
  state: StudyState;
  /** The lesson one stands at, from 1, where that is known: 学到第 11 讲. */
  atLesson?: number;
  /** The way on: to a lesson and its second. */
  next?: { href: string; text: string };
  /** Of 100, where it is known; else a course begun stands at its first mark, one finished at its end. */
  percent?: number;
}

/** A course of one's own as a row: how much there is and how far one has come. For a course on offer use `CourseCard`. */
export function PurchasedCourse({
  href,
  name,
  headingLevel = 3,
  cover,
  lessons,
  state,
  atLesson,
  percent,
  next,
  ...rest
}: PurchasedCourseProps) {
  const says = state === "learning" && atLesson !== undefined ? `学到第 ${atLesson} 讲` : stateText[state];
  const at =
    state === "learning" && atLesson !== undefined ? (atLesson / Math.max(lessons, 1)) * 100 : undefined;
  return (
    <article className={`${styles.row} ${styles.purchasedRow}`} {...rest}>
      <Plate src={cover} title={name} width={256} />
      <div>
        <CourseName
          href={href}
          name={name}
          level={headingLevel}
          className={`${styles.rowName} ${styles.oneLine}`}
          linkClassName={styles.link}
        />
        <p className={`${styles.rowMeta} ${styles.apart}`}>
          <span>共 {lessons} 讲</span>
          <span>{says}</span>
        </p>
        <Reach
          percent={percent ?? at ?? { new: 0, learning: 5, done: 100 }[state]}
          label={`${name}的学习进度`}
          valueText={says}
        />
        {next && (
          <a href={next.href} className={styles.next} aria-label={`${name}，${next.text}`}>
            {next.text}
          </a>
        )}
      </div>
    </article>
  );
}
