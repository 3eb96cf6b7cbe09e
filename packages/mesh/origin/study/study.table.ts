import type { ColumnType } from "kysely";

export interface StudyDayTable {
  learnerId: number;
  /** `YYYY-MM-DD` in Asia/Shanghai; select it as text, `pg` would read a local midnight. */
  day: ColumnType<never, string, string>;
  /** Seconds of that day in which something played, as PostgreSQL's text: `{[43200,43230)}`. */
  spans: string;
}
