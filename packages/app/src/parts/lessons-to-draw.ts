import type { Lesson } from "@xinglin/ui";
import { href } from "../routes.tsx";

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
  { owned, trial }: { owned: boolean; trial: boolean },
): Lesson[] {
  return lessons.map(({ id, title, duration, learners }) => ({
    id,
    title,
    duration,
    learners,
    href: href.lesson(courseId, id),
    state: owned || trial ? "open" : "locked",
  }));
}
