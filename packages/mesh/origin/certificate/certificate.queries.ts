import type { Db } from "../db/client.ts";
import { listLessonProgress, reckonCourse } from "../progress/progress.queries.ts";
import { newCode } from "./certificate-code.ts";

/** More courses than the school has; a bound for one answer. */
const mostCertificates = 200;

const columns = [
  "code",
  "courseId",
  "learnerName",
  "courseName",
  "tutorName",
  "lessonCount",
  "durationSeconds",
  "issuedAt",
] as const;

export const findCertificate = (db: Db, code: string) =>
  db.selectFrom("certificate").where("code", "=", code).select(columns).executeTakeFirst();

export const findOwnCertificate = (db: Db, learnerId: number, courseId: number) =>
  db
    .selectFrom("certificate")
    .where("learnerId", "=", learnerId)
    .where("courseId", "=", courseId)
    .select(columns)
    .executeTakeFirst();

/** A learner's certificates, the latest first. */
export const listCertificates = (db: Db, learnerId: number) =>
  db
    .selectFrom("certificate")
    .where("learnerId", "=", learnerId)
    .select(columns)
    .orderBy("issuedAt", "desc")
    .orderBy("courseId")
    .limit(mostCertificates)
    .execute();

/** Whether the course is the learner's: free for everybody, or bought. A trial may be as long as a short lesson. */
export async function isTheirs(db: Db, learnerId: number, courseId: number): Promise<boolean> {
  const course = await db
    .selectFrom("course")
    .leftJoin("purchase", (join) =>
      join.onRef("purchase.courseId", "=", "course.id").on("purchase.learnerId", "=", learnerId),
    )
    .where("course.id", "=", courseId)
    .select(["course.free", "purchase.paidAt"])
    .executeTakeFirst();
  return course !== undefined && (course.free || course.paidAt !== null);
}

/** What stands between a learner and the certificate of a course: lessons to complete; undefined for no such course. */
export async function lessonsToGo(db: Db, learnerId: number, courseId: number): Promise<number | undefined> {
  const lessons = await listLessonProgress(db, learnerId, [courseId]);
  if (lessons.length === 0) return undefined;
  return lessons.length - reckonCourse(lessons).completedNum;
}

interface Handing {
  learnerId: number;
  courseId: number;
  /** As it shall stand on the certificate; the nickname without one. */
  name: string | undefined;
  now: Date;
  random: (bytes: number) => Buffer;
}

/** Hands out the certificate of a completed course, once: asked for again, it is the same one. */
export async function issueCertificate(tx: Db, { learnerId, courseId, name, now, random }: Handing) {
  const learner = await tx
    .selectFrom("learner")
    .where("id", "=", learnerId)
    .select("nickname")
    .executeTakeFirstOrThrow();
  const course = await tx
    .selectFrom("course")
    .innerJoin("tutor", "tutor.id", "course.tutorId")
    .where("course.id", "=", courseId)
    .select(["course.name", "tutor.name as tutorName"])
    .executeTakeFirstOrThrow();
  const lessons = await listLessonProgress(tx, learnerId, [courseId]);
  await tx
    .insertInto("certificate")
    .values({
      code: newCode(random),
      learnerId,
      courseId,
      learnerName: name ?? learner.nickname,
      courseName: course.name,
      tutorName: course.tutorName,
      lessonCount: lessons.length,
      durationSeconds: reckonCourse(lessons).duration,
      issuedAt: now,
    })
    .onConflict((conflict) => conflict.columns(["learnerId", "courseId"]).doNothing())
    .execute();
  return findOwnCertificate(tx, learnerId, courseId);
}
