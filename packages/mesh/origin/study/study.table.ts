import type { ColumnType, Generated } from "kysely";

export interface StudyDayTable {
  learnerId: number;
  /** `YYYY-MM-DD` in Asia/Shanghai; select it as text, `pg` would read a local midnight. */
  day: ColumnType<never, string, string>;
  seconds: number;
}

export interface CourseStudyTable {
  learnerId: number;
  courseId: number;
  seconds: number;
  finished: Generated<boolean>;
}
