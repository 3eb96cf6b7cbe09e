import { sql } from "kysely";
import type { Db } from "../db/client.ts";
import { type PageRequest, rangeOf } from "../http/paging.ts";
import type { Learner } from "../learner/session.queries.ts";

export const findPurchase = (db: Db, learnerId: number, courseId: number) =>
  db
    .selectFrom("purchase")
    .where("learnerId", "=", learnerId)
    .where("courseId", "=", courseId)
    .select("amountFen")
    .executeTakeFirst();

/** What a learner bought, newest first; `studyTime` in minutes, `state` 1 once finished. */
export async function pagePurchases(db: Db, learner: Learner, page: PageRequest) {
  const bought = db.selectFrom("purchase").where("purchase.learnerId", "=", learner.id);
  const { limit, offset } = rangeOf(page);
  const { total } = await bought.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  const records = await bought
    .innerJoin("course", "course.id", "purchase.courseId")
    .leftJoin("courseStudy", (join) =>
      join
        .onRef("courseStudy.courseId", "=", "purchase.courseId")
        .onRef("courseStudy.learnerId", "=", "purchase.learnerId"),
    )
    .select(["course.id as targetId", "course.name", "course.cover", "course.courseScore"])
    .select((eb) => [
      eb
        .selectFrom("lesson")
        .whereRef("lesson.courseId", "=", "course.id")
        .where("lesson.withdrawn", "=", false)
        .select(sql<number>`count(*)::int`.as("count"))
        .as("maxNum"),
      sql<number>`(coalesce(${sql.ref("courseStudy.seconds")}, 0) / 60)::int`.as("studyTime"),
      sql<number>`coalesce(${sql.ref("courseStudy.finished")}, false)::int`.as("state"),
    ])
    .$narrowType<{ maxNum: number }>()
    .orderBy("purchase.paidAt", "desc")
    .orderBy("purchase.courseId", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, records };
}
