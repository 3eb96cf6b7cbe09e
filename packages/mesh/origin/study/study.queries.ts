import { sql } from "kysely";
import type { Db } from "../db/client.ts";
import { daysBefore, shanghaiDay } from "../http/shanghai-time.ts";
import { asMultirange } from "../progress/ranges.ts";

/**
 * Today's minutes, and the run of days with study that ends today or yesterday, in Asia/Shanghai.
 * Days that follow each other share `day - row_number`, so the newest run is one group.
 */
export async function readStudy(db: Db, learnerId: number, now: Date) {
  const today = shanghaiDay(now);
  const { rows } = await sql<{ studyTime: number; studyDay: number }>`
    with studied as (
      select day, day - (row_number() over (order by day))::int as run
      from study_day where learner_id = ${learnerId} and not isempty(spans) and day <= ${today}::date
    )
    select
      coalesce((select covered_seconds(spans) from study_day
        where learner_id = ${learnerId} and day = ${today}::date), 0) / 60 as "studyTime",
      (select count(*)::int from studied
        where run = (select run from studied where day >= ${daysBefore(today, 1)}::date order by day desc limit 1))
        as "studyDay"`.execute(db);
  return rows[0] ?? { studyTime: 0, studyDay: 0 };
}

/** The days with study from `from` to `to`, both included, in order; 400 at most. */
export async function listStudyDays(db: Db, learnerId: number, from: string, to: string) {
  const { rows } = await sql<{ day: string; seconds: number }>`
    select day::text, covered_seconds(spans) as seconds from study_day
    where learner_id = ${learnerId} and day between ${from}::date and ${to}::date and not isempty(spans)
    order by day limit 400`.execute(db);
  return rows;
}

const day = 86_400;
/** Asia/Shanghai is eight hours ahead of UTC and keeps no summer time. */
const shanghaiOffset = 8 * 3600;

/** Adds a stretch of study, in whole seconds since 1970; over midnight in Shanghai it belongs to both days. */
export async function addStudyTime(tx: Db, learnerId: number, start: number, end: number) {
  const from = start + shanghaiOffset;
  const to = end + shanghaiOffset;
  for (let midnight = from - (from % day); midnight < to; midnight += day) {
    const span = [Math.max(from, midnight) - midnight, Math.min(to, midnight + day) - midnight] as const;
    await tx
      .insertInto("studyDay")
      .values({
        learnerId,
        day: new Date(midnight * 1000).toISOString().slice(0, 10),
        spans: asMultirange([span]),
      })
      .onConflict((conflict) =>
        conflict
          .columns(["learnerId", "day"])
          .doUpdateSet({ spans: sql<string>`study_day.spans + excluded.spans` }),
      )
      .execute();
  }
}
