import { Button, Link, Stack } from "@xinglin/ui";
import { href } from "../routes.tsx";
import { resumeText } from "./study-state.ts";
import { useCourseProgress } from "./use-course-progress.ts";

interface ContinueLearningProps {
  courseId: string;
  firstLessonId?: string;
  /** The button alone, where there is no room for a second way in. */
  alone?: boolean;
}

/** Into a course of one's own: at its first lesson, or where it was left. */
export function ContinueLearning({ courseId, firstLessonId, alone = false }: ContinueLearningProps) {
  const { progress } = useCourseProgress(courseId);
  const resume = progress?.resume;
  const into = (
    <Button asChild variant="ink" size="large" width="full">
      <a href={href.lesson(courseId, resume?.lessonId ?? firstLessonId)}>
        {resume ? resumeText(resume, progress.finished) : "立即学习"}
      </a>
    </Button>
  );
  if (alone || !resume || (resume.lessonId === firstLessonId && !resume.position)) return into;
  return (
    <Stack gap={2} align="center">
      {into}
      <Link href={href.lesson(courseId, firstLessonId, 0)}>从头开始</Link>
    </Stack>
  );
}
