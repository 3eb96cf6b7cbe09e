import { clockTime, type StudyState } from "@xinglin/ui";
import { href } from "../routes.tsx";

interface PurchasedCourse {
  courseId: string;
  state: "NOT_STUDIED" | "STUDIED";
  minutes?: number | null;
  percent?: number | null;
  resume?: { lessonId: string; lessonNumber?: number | null; position?: number | null } | null;
}

/** The wire's course state 0/1 (spec §4) in the words of the course rows; what has been seen tells begun from new. */
export function studyState({ state, minutes, percent }: PurchasedCourse): StudyState {
  if (state === "STUDIED") return "done";
  return (percent ?? minutes) ? "learning" : "new";
}

/** How far one is with a course, and the way on, as its row draws them. */
export function studyOf(course: PurchasedCourse) {
  const { courseId, percent, resume } = course;
  const state = studyState(course);
  return {
    state,
    percent: percent ?? undefined,
    atLesson: resume?.lessonNumber ?? undefined,
    next: resume
      ? { href: href.lesson(courseId, resume.lessonId), text: resumeText(resume, state === "done") }
      : { href: href.lesson(courseId), text: "开始学习" },
  };
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
