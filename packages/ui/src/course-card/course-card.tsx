import type { ReactNode } from "react";
import { Plate } from "../plate/plate.tsx";
import { Price } from "../price/price.tsx";
import { Score } from "../score/score.tsx";
import { CourseName, learnersText, type CourseArticleProps } from "./course-article.tsx";
import * as styles from "./course-card.css.ts";

export interface CourseCardProps extends CourseArticleProps {
  resume?: string | null;
  cover?: string | null;
  /** Other widths of the cover, as in `<img srcset>`. */
  coverSrcSet?: string;
  /** Out of ten; left out while nobody has scored. */
  score?: number | null;
  /** How many have learned it. */
  learners?: number | null;
  /** In fen, 0 is 免费; drawn in ink, for the red belongs to the last step. */
  priceFen?: number | null;
  /** Lies on the cover: a `Badge` or the view's one `Seal`. */
  mark?: ReactNode;
  /** The cover is part of what the page opens with. */
  priority?: boolean;
}

/** One course in a grid: cover, name, what it is about, what learners think. In a list of one's own use `PurchasedCourse`, beside another course `RecommendedCourse`. */
export function CourseCard({
  href,
  name,
  headingLevel = 3,
  resume,
  cover,
  coverSrcSet,
  score,
  learners,
  priceFen,
  mark,
  priority,
  ...rest
}: CourseCardProps) {
  return (
    <article className={styles.card} {...rest}>
      <Plate
        src={cover}
        srcSet={coverSrcSet}
        sizes="(max-width: 480px) 100vw, (max-width: 1000px) 50vw, 282px"
        title={name}
        priority={priority}
      >
        {mark}
      </Plate>
      <CourseName
        href={href}
        name={name}
        level={headingLevel}
        className={styles.name}
        linkClassName={styles.link}
      />
      {resume && <p className={styles.resume}>{resume}</p>}
      <p className={styles.meta}>
        {typeof score === "number" && score > 0 && <Score value={score} />}
        {typeof learners === "number" && <span>{learnersText(learners)}</span>}
        {typeof priceFen === "number" && (
          <span className={styles.price}>
            <Price fen={priceFen} size="small" />
          </span>
        )}
      </p>
    </article>
  );
}
