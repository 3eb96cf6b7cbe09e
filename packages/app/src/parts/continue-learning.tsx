import { Button, clockTime, Link, Stack } from "@xinglin/ui";
import { href } from "../routes.tsx";
import { useCourseProgress } from "./use-course-progress.ts";

interface ContinueLearningProps {
  courseId: string;
  firstLessonId?: string;
  /** The button alone, where there is no room for a second way in. */
  alone?: boolean;
}

/** Into a course of one's own: at its first lesson, or where it was left. */
export function ContinueLearning({ courseId, firstLessonId, alone = false }: ContinueLearningProps) {
  const { progress } = useCourseProgress(courseId, "cache-and-network");
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

interface ResumePoint {
  lessonNumber?: number | null;
  position?: number | null;
}

/** 继续学习 第 3 讲 06:42. */
export function resumeText({ lessonNumber, position }: ResumePoint, finished?: boolean | null) {
  if (finished) return "再学一遍";
  const place = lessonNumber ? ` 第 ${lessonNumber} 讲` : "";
  return `继续学习${place}${position ? ` ${clockTime(position)}` : ""}`;
}
