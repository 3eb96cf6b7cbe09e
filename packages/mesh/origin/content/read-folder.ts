import { checkContent } from "./check-content.ts";
import type { Problem } from "./problem.ts";
import { readJsonl } from "./read-jsonl.ts";
import { listMedia, readLessonMedia } from "./read-media.ts";
import { readCourseIntros, readPages } from "./read-pages.ts";
import {
  AppReleaseRow,
  BannerRow,
  CategoryRow,
  ConfigRow,
  CourseRow,
  CourseTypeRow,
  DictionaryRow,
  LearnerRow,
  LessonRow,
  TutorRow,
} from "./rows.ts";

/** Reads and checks a whole content folder. Load it only when there are no problems. */
export async function readFolder(folder: string) {
  const problems: Problem[] = [];
  const mediaFiles = await listMedia(folder);
  const content = {
    config: await readJsonl(folder, "config.jsonl", ConfigRow, problems),
    dictionary: await readJsonl(folder, "dictionary.jsonl", DictionaryRow, problems),
    appReleases: await readJsonl(folder, "app-releases.jsonl", AppReleaseRow, problems),
    banners: await readJsonl(folder, "banners.jsonl", BannerRow, problems),
    categories: await readJsonl(folder, "categories.jsonl", CategoryRow, problems),
    courseTypes: await readJsonl(folder, "course-types.jsonl", CourseTypeRow, problems),
    tutors: await readJsonl(folder, "tutors.jsonl", TutorRow, problems),
    courses: await readJsonl(folder, "courses.jsonl", CourseRow, problems),
    lessons: await readJsonl(folder, "lessons.jsonl", LessonRow, problems),
    learners: await readJsonl(folder, "learners.jsonl", LearnerRow, problems),
    pages: await readPages(folder, problems),
    intros: await readCourseIntros(folder),
    media: await readLessonMedia(folder, mediaFiles, problems),
    mediaFiles,
  };
  problems.push(...checkContent(content, problems));
  return { content, problems };
}

export type Content = Awaited<ReturnType<typeof readFolder>>["content"];
