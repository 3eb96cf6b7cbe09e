import type { Lesson } from "@xinglin/ui";
import { href } from "../routes.tsx";
import type { CourseProgress } from "./use-course-progress.ts";

interface LessonAnswer {
  id: string;
  title: string;
  duration?: number | null;
  learners?: number | null;
}

/** Lessons as the list draws them; those one may not even try are locked. */
export function lessonsToDraw(
  courseId: string,
  lessons: readonly LessonAnswer[],
  { owned, trial, progress }: { owned: boolean; trial: boolean; progress?: CourseProgress },
): Lesson[] {
  const standings = new Map(progress?.lessons.map((standing) => [standing.lessonId, standing]));
  return lessons.map(({ id, title, duration, learners }) => ({
    id,
    title,
    duration,
    learners,
    href: href.lesson(courseId, id),
    percent: percentOf(standings.get(id)),
    state: standings.get(id)?.completed ? "done" : owned || trial ? "open" : "locked",
  }));
}

function percentOf(standing?: CourseProgress["lessons"][number]) {
  const { watchedSeconds, duration } = standing ?? {};
  return watchedSeconds && duration ? (100 * watchedSeconds) / duration : undefined;
}
