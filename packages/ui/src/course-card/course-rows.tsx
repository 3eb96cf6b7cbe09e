import { Children, type ComponentProps, type ReactNode } from "react";
import * as styles from "./course-card.css.ts";

export interface CourseRowsProps extends Omit<ComponentProps<"ul">, "className" | "style" | "children"> {
  /** On phones always one. @default 1 */
  columns?: 1 | 2;
  /** `PurchasedCourse`, `RecommendedCourse` or `NumberedCourse`, one a row. */
  children: ReactNode;
}

/** Courses as rows from hairline to hairline. For cards side by side use `Grid`. */
export function CourseRows({ columns = 1, children, ...rest }: CourseRowsProps) {
  return (
    <ul className={columns === 2 ? `${styles.rows} ${styles.twoColumns}` : styles.rows} {...rest}>
      {/* `map` keeps each row's own key. */}
      {Children.map(children, (row) => (
        <li className={styles.rowItem}>{row}</li>
      ))}
    </ul>
  );
}
