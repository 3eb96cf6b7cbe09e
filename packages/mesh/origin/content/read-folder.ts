import { checkContent } from "./check-content.ts";
import type { Problem } from "./problem.ts";
import { readJson } from "./read-json.ts";
import { readJsonl } from "./read-jsonl.ts";
import { listMedia, readLessonMedia } from "./read-media.ts";
import { readBodies, readPages } from "./read-pages.ts";
import {
  ActivityRow,
  AdvertRow,
  AppReleaseRow,
  BannerRow,
  CategoryRow,
  ConfigRow,
  CourseRow,
  CourseTypeRow,
  DictionaryRow,
  DiscipleRow,
  FounderRow,
  LearnerRow,
  LessonRow,
  LiveRow,
  OfflineCourseRow,
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
    founder: await readJson(folder, "founder.json", FounderRow, problems),
    lives: await readJsonl(folder, "lives.jsonl", LiveRow, problems),
    adverts: await readJsonl(folder, "adverts.jsonl", AdvertRow, problems),
    activities: await readJsonl(folder, "activities.jsonl", ActivityRow, problems),
    activityTexts: await readBodies(folder, "activities"),
    disciples: await readJsonl(folder, "disciples.jsonl", DiscipleRow, problems),
    offlineCourses: await readJsonl(folder, "offline-courses.jsonl", OfflineCourseRow, problems),
    learners: await readJsonl(folder, "learners.jsonl", LearnerRow, problems),
    pages: await readPages(folder, problems),
    intros: await readBodies(folder, "courses"),
    offlineCourseTexts: await readBodies(folder, "offline-courses"),
    media: await readLessonMedia(folder, mediaFiles, problems),
    mediaFiles,
  };
  problems.push(...checkContent(content, problems));
  return { content, problems };
}

export type Content = Awaited<ReturnType<typeof readFolder>>["content"];
