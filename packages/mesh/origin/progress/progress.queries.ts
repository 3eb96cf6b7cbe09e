import { sql } from "kysely";
import type { Db } from "../db/client.ts";
import { shanghaiTime } from "../http/shanghai-time.ts";

/** Seconds before the end at which a lesson has been left for good. */
const nearEnd = 5;

/** The lessons of some courses in their order, each with how far a learner is. */
export async function listLessonProgress(db: Db, learnerId: number, courseIds: readonly number[]) {
  if (courseIds.length === 0) return [];
  return db
    .selectFrom("lesson")
    .innerJoin("mediaFile", "mediaFile.id", "lesson.fileId")
    .leftJoin("lessonProgress as progress", (join) =>
      join.onRef("progress.lessonId", "=", "lesson.id").on("progress.learnerId", "=", learnerId),
    )
    .where("lesson.courseId", "in", courseIds)
    .where("lesson.withdrawn", "=", false)
    .select(["lesson.courseId", "lesson.id as lessonId", "lesson.title", "mediaFile.durationSeconds"])
    .select(["progress.completedAt", "progress.position", "progress.positionAt"])
    .select(["progress.device", "progress.deviceId"])
    .select(sql<number>`coalesce(covered_seconds(progress.watched), 0)`.as("watchedSeconds"))
    .orderBy("lesson.courseId")
    .orderBy("lesson.sort")
    .orderBy("lesson.id")
    .execute();
}

export type LessonStanding = Awaited<ReturnType<typeof listLessonProgress>>[number];

const isLeft = ({ position, durationSeconds }: LessonStanding) =>
  position !== null && position >= durationSeconds - nearEnd;

/** Where to go on: where one was last, or the lesson after it when that one was seen to its end. */
function findResume(lessons: readonly LessonStanding[]) {
  const [last] = lessons
    .filter(({ positionAt }) => positionAt !== null)
    .toSorted((a, b) => Number(b.positionAt) - Number(a.positionAt));
  if (!last) return null;
  const at = lessons.indexOf(last);
  const unfinished = lessons.findIndex(({ completedAt }) => completedAt === null);
  const next = !isLeft(last) ? at : at + 1 < lessons.length ? at + 1 : Math.max(0, unfinished);
  const lesson = lessons[next] ?? last;
  return {
    lessonId: lesson.lessonId,
    lessonNumber: next + 1,
    lessonTitle: lesson.title,
    leftAt: last.positionAt && shanghaiTime(last.positionAt),
    // Going on to a lesson that is done means seeing it again.
    position: isLeft(lesson) || (next !== at && lesson.completedAt) ? 0 : (lesson.position ?? 0),
  };
}

/**
 * How far somebody is with a course, from its lessons' ranges: the one place where it is reckoned. A completed
 * lesson counts whole in `percent`, so that 100 says the same as finished; `watchedSeconds` counts what was seen.
 */
export function reckonCourse(lessons: readonly LessonStanding[]) {
  const watchedSeconds = lessons.reduce((sum, lesson) => sum + lesson.watchedSeconds, 0);
  const duration = lessons.reduce((sum, lesson) => sum + lesson.durationSeconds, 0);
  const done = lessons.filter(({ completedAt }) => completedAt !== null);
  const finished = lessons.length > 0 && done.length === lessons.length;
  const reached = lessons.reduce(
    (sum, lesson) =>
      sum +
      (lesson.completedAt ? lesson.durationSeconds : Math.min(lesson.watchedSeconds, lesson.durationSeconds)),
    0,
  );
  const share = duration > 0 ? Math.floor((100 * reached) / duration) : 0;
  return {
    percent: finished ? 100 : Math.min(99, Math.max(watchedSeconds > 0 ? 1 : 0, share)),
    finished,
    completedNum: done.length,
    watchedSeconds,
    duration,
    resume: findResume(lessons),
  };
}

/** One lesson's standing, as the wire writes it. */
export const standingOf = (lesson: LessonStanding) => ({
  lessonId: lesson.lessonId,
  watchedSeconds: lesson.watchedSeconds,
  duration: lesson.durationSeconds,
  completed: lesson.completedAt !== null,
  position: lesson.position,
  positionAt: lesson.positionAt && shanghaiTime(lesson.positionAt),
  device: lesson.device,
  deviceId: lesson.deviceId,
});

/** How far a learner is with a course and each of its lessons; undefined for a course without any. */
export async function readCourseProgress(db: Db, learnerId: number, courseId: number) {
  const lessons = await listLessonProgress(db, learnerId, [courseId]);
  if (lessons.length === 0) return undefined;
  return { ...reckonCourse(lessons), lessons: lessons.map(standingOf) };
}
