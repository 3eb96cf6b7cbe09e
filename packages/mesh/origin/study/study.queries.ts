import { sql } from "kysely";
import type { Db } from "../db/client.ts";
import { daysBefore, shanghaiDay } from "../http/shanghai-time.ts";

/**
 * Today's minutes, and the run of days with study that ends today or yesterday, in Asia/Shanghai.
 * Days that follow each other share `day - row_number`, so the newest run is one group.
 */
export async function readStudy(db: Db, learnerId: number, now: Date) {
  const today = shanghaiDay(now);
  const { rows } = await sql<{ studyTime: number; studyDay: number }>`
    with studied as (
      select day, day - (row_number() over (order by day))::int as run
      from study_day where learner_id = ${learnerId} and seconds > 0 and day <= ${today}::date
    )
    select
      coalesce((select seconds from study_day where learner_id = ${learnerId} and day = ${today}::date), 0) / 60
        as "studyTime",
      (select count(*)::int from studied
        where run = (select run from studied where day >= ${daysBefore(today, 1)}::date order by day desc limit 1))
        as "studyDay"`.execute(db);
  return rows[0] ?? { studyTime: 0, studyDay: 0 };
}
