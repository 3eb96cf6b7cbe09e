import { spokenStudy } from "../lesson-list/duration.ts";
import type { StudyDay } from "./study-calendar.tsx";
import * as styles from "./study-calendar.css.ts";

/** The year in words: what the grid shows, month by month. */
export function MonthTable({ days }: { days: readonly StudyDay[] }) {
  if (days.length === 0) return null;
  const months = Map.groupBy(days, ({ day }) => Number(day.slice(5, 7)));
  return (
    <details className={styles.months}>
      <summary className={styles.monthsHead}>按月看</summary>
      <table className={styles.monthTable}>
        <thead>
          <tr>
            {["月份", "学习天数", "学习时间"].map((name) => (
              <th key={name} className={styles.monthCell} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...months].map(([month, each]) => (
            <tr key={month}>
              <th className={styles.monthCell} scope="row">
                {month} 月
              </th>
              <td className={styles.monthCell}>{each.length} 天</td>
              <td className={styles.monthCell}>
                {spokenStudy(each.reduce((sum, { seconds }) => sum + seconds, 0))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
