import type { Generated } from "kysely";

export interface OfflineCourseTable {
  id: number;
  title: string;
  subTitle: string;
  coverImg: string;
  address: string;
  startTime: Date;
  endTime: Date;
  /** Sanitised HTML. */
  cnts: string;
  latitude: number | null;
  longitude: number | null;
  lookNum: Generated<number>;
}

export interface OfflineCourseLookTable {
  courseId: number;
  /** YYYY-MM-DD, Asia/Shanghai. */
  day: string;
  /** A keyed hash that is another one tomorrow. */
  visitor: Buffer;
}
