import { sql } from "kysely";
import type { Db } from "../db/client.ts";
import { type PageRequest, rangeOf } from "../http/paging.ts";
import type { Learner } from "../learner/session.queries.ts";
import { listLessonProgress, reckonCourse } from "../progress/progress.queries.ts";

export const findPurchase = (db: Db, learnerId: number, courseId: number) =>
  db
    .selectFrom("purchase")
    .where("learnerId", "=", learnerId)
    .where("courseId", "=", courseId)
    .select("amountFen")
    .executeTakeFirst();

/** What a learner bought, newest first, with how far they are; `studyTime` in minutes, `state` 1 once finished. */
export async function pagePurchases(db: Db, learner: Learner, page: PageRequest) {
  const bought = db.selectFrom("purchase").where("purchase.learnerId", "=", learner.id);
  const { limit, offset } = rangeOf(page);
  const { total } = await bought.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  const courses = await bought
    .innerJoin("course", "course.id", "purchase.courseId")
    .select(["course.id as targetId", "course.name", "course.cover", "course.courseScore"])
    .orderBy("purchase.paidAt", "desc")
    .orderBy("purchase.courseId", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = courses.map(({ targetId }) => targetId);
  const lessons = Map.groupBy(await listLessonProgress(db, learner.id, ids), ({ courseId }) => courseId);
  const records = courses.map((course) => {
    const own = lessons.get(course.targetId) ?? [];
    const { percent, finished, completedNum, watchedSeconds, resume } = reckonCourse(own);
    return {
      ...course,
      maxNum: own.length,
      studyTime: Math.floor(watchedSeconds / 60),
      state: finished ? 1 : 0,
      percent,
      completedNum,
      resume,
    };
  });
  return { total, records };
}
