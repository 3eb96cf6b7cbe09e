import type { Db } from "../db/client.ts";
import type { Learner } from "../learner/session.queries.ts";

/** A lesson's file and what this learner may do with its course; withdrawn ones only for buyers. */
export async function findPlayable(db: Db, lessonId: number, learner: Learner) {
  const lesson = await db
    .selectFrom("lesson")
    .innerJoin("course", "course.id", "lesson.courseId")
    .innerJoin("mediaFile", "mediaFile.id", "lesson.fileId")
    .leftJoin("purchase", (join) =>
      join.onRef("purchase.courseId", "=", "course.id").on("purchase.learnerId", "=", learner.id),
    )
    .where("lesson.id", "=", lessonId)
    .select(["lesson.fileId", "mediaFile.captions", "course.free", "course.lookTime"])
    .select(["purchase.paidAt", "course.withdrawn as courseWithdrawn", "lesson.withdrawn as lessonWithdrawn"])
    .executeTakeFirst();
  if (!lesson || lesson.lessonWithdrawn) return undefined;
  const { fileId, captions, free, lookTime, paidAt, courseWithdrawn } = lesson;
  const bought = paidAt !== null;
  if (courseWithdrawn && !bought) return undefined;
  return { fileId, captions, whole: free || bought, trialSeconds: lookTime * 60 };
}
