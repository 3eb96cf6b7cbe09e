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

/** Courses that are a learner's own: those they bought, and the free ones they have begun */
function ownCourses(db: Db, learnerId: number) {
  const begun = db
    .selectFrom("lessonProgress")
    .innerJoin("lesson", "lesson.id", "lessonProgress.lessonId")
    .where("lessonProgress.learnerId", "=", learnerId)
    .groupBy("lesson.courseId")
    .select(({ fn }) => ["lesson.courseId", fn.max("lessonProgress.positionAt").as("leftAt")]);
  return db
    .selectFrom("course")
    .leftJoin("purchase", (join) =>
      join.onRef("purchase.courseId", "=", "course.id").on("purchase.learnerId", "=", learnerId),
    )
    .leftJoin(begun.as("begun"), "begun.courseId", "course.id")
    .where((is) =>
      is.or([
        is("purchase.courseId", "is not", null),
        is.and([is("course.free", "=", true), is("begun.courseId", "is not", null)]),
      ]),
    );
}

/**
 * A learner's own courses, those bought or studied last before the others, with how far they are; `studyTime` in
 * minutes, `state` 1 once finished.
 */
export async function pagePurchases(db: Db, learner: Learner, page: PageRequest) {
  const own = ownCourses(db, learner.id);
  const { limit, offset } = rangeOf(page);
  const { total } = await own.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  const courses = await own
    .select(["course.id as targetId", "course.name", "course.cover", "course.courseScore"])
    // The greatest of what is there: null does not count.
    .orderBy((of) => of.fn("greatest", [of.ref("purchase.paidAt"), of.ref("begun.leftAt")]), "desc")
    .orderBy("course.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = courses.map(({ targetId }) => targetId);
  const lessons = Map.groupBy(await listLessonProgress(db, learner.id, ids), ({ courseId }) => courseId);
  const records = courses.map((course) => {
    const progress = lessons.get(course.targetId) ?? [];
    const { percent, finished, completedNum, watchedSeconds, resume } = reckonCourse(progress);
    return {
      ...course,
      maxNum: progress.length,
      studyTime: Math.floor(watchedSeconds / 60),
      state: finished ? 1 : 0,
      percent,
      completedNum,
      resume,
    };
  });
  return { total, records };
}
