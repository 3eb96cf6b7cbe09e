import { categoryDepth } from "../course/category.queries.ts";
import { findRegion } from "../disciple/regions.ts";
import { fromShanghaiTime, shanghaiTime } from "../http/shanghai-time.ts";
import { lengthOf } from "../progress/ranges.ts";
import type { Problem } from "./problem.ts";
import type { Content } from "./read-folder.ts";
import type { Placed } from "./read-jsonl.ts";
import type { LearnerRow } from "./rows.ts";

/** What rows say about each other: no id twice, nothing that points at nothing, no picture that is not there. */
export function checkContent(content: Content, bad: Problem[]): Problem[] {
  const problems: Problem[] = [];
  const against = ({ file, line }: Placed<unknown>, message: string) =>
    problems.push({ file, line, message });

  function unique<Row>(rows: Placed<Row>[], keyOf: (row: Row) => string | number, name: string) {
    const seen = new Map<string | number, number>();
    for (const placed of rows) {
      const key = keyOf(placed.row);
      const first = seen.get(key);
      if (first !== undefined) against(placed, `${name} ${key} is already on line ${first}`);
      else seen.set(key, placed.line);
    }
    return new Set<unknown>(seen.keys());
  }
  const picture = (placed: Placed<unknown>, address: string | null | undefined) => {
    const file = /^\/media\/(.+)$/.exec(address ?? "")?.[1];
    if (file && !content.mediaFiles.has(file)) against(placed, `${address} is not in the media folder`);
  };

  /** The pattern lets 30 February through. */
  const moment = (placed: Placed<unknown>, name: string, text: string) => {
    const time = fromShanghaiTime(text);
    if (Number.isNaN(time.getTime()) || shanghaiTime(time) !== text) {
      against(placed, `${name} ${text} is not a time`);
    }
  };

  /** The ids of a file, those of its bad rows too, so that one mistake is told once. */
  const idsOf = (file: string, rows: Placed<{ id: number }>[]) => {
    const ids = unique(rows, (row) => row.id, "id");
    for (const problem of bad) if (problem.file === file) ids.add(problem.id);
    return ids;
  };

  unique(content.config, (row) => row.code, "code");
  unique(content.dictionary, ({ code, value }) => `${code}/${value}`, "code/value");
  unique(content.appReleases, (row) => row.version, "version");
  unique(content.banners, (row) => row.id, "id");
  const categories = idsOf("categories.jsonl", content.categories);
  const types = idsOf("course-types.jsonl", content.courseTypes);
  const tutors = idsOf("tutors.jsonl", content.tutors);
  const courses = idsOf("courses.jsonl", content.courses);
  const lessons = idsOf("lessons.jsonl", content.lessons);
  unique(content.disciples, (row) => row.id, "id");
  unique(content.offlineCourses, (row) => row.id, "id");
  unique(content.learners, (row) => row.mobile, "mobile");
  const pages = new Set(content.pages.map(({ slug }) => slug));

  for (const placed of content.appReleases) moment(placed, "releasedAt", placed.row.releasedAt);
  for (const placed of content.config) picture(placed, placed.row.value);
  for (const placed of content.banners) {
    picture(placed, placed.row.picture);
    picture(placed, placed.row.pictureNight);
  }
  const parents = new Map(content.categories.map(({ row }) => [row.id, row.pid]));
  for (const placed of content.categories) {
    const { pid } = placed.row;
    if (pid !== null && !categories.has(pid)) against(placed, `there is no category ${pid} (pid)`);
    let depth = 0;
    for (
      let id: number | null | undefined = placed.row.id;
      id && depth <= categoryDepth;
      id = parents.get(id)
    )
      depth += 1;
    if (depth > categoryDepth) against(placed, `categories go ${categoryDepth} levels deep at most`);
  }
  for (const placed of content.tutors) picture(placed, placed.row.avatar);
  for (const placed of content.courses) {
    const { id, itemId, typeId, tutorId, cover, free, payPrice, createTime, buyNote = "refund" } = placed.row;
    if (!categories.has(itemId)) against(placed, `there is no category ${itemId} (itemId)`);
    if (typeId && !types.has(typeId)) against(placed, `there is no course type ${typeId} (typeId)`);
    if (!tutors.has(tutorId)) against(placed, `there is no tutor ${tutorId} (tutorId)`);
    if (free !== (payPrice === 0)) against(placed, `payPrice is 0 for a free course and more for any other`);
    if (!pages.has(buyNote)) against(placed, `pages/${buyNote}.md is missing (buyNote)`);
    if (!content.intros.has(id)) against(placed, `courses/${id}.md is missing`);
    moment(placed, "createTime", createTime);
    picture(placed, cover);
  }
  for (const placed of content.lessons) {
    const { courseId, media, cover } = placed.row;
    if (!courses.has(courseId)) against(placed, `there is no course ${courseId} (courseId)`);
    if (!content.media.has(media))
      against(placed, `media/lessons/${media}/lesson.json is missing or wrong (media)`);
    picture(placed, cover);
  }
  unique(content.lives, (row) => row.id, "id");
  unique(content.adverts, (row) => row.id, "id");
  unique(content.activities, (row) => row.id, "id");
  for (const placed of content.founder) picture(placed, placed.row.cover);
  for (const placed of content.lives) {
    const { tutorId, startTime, durationMinutes, replay, cover } = placed.row;
    if (!tutors.has(tutorId)) against(placed, `there is no tutor ${tutorId} (tutorId)`);
    if (replay && !content.media.has(replay))
      against(placed, `media/lessons/${replay}/lesson.json is missing or wrong (replay)`);
    if (typeof startTime === "string") moment(placed, "startTime", startTime);
    else if ("everyMinutes" in startTime) {
      const { everyMinutes } = startTime;
      if (1440 % everyMinutes !== 0) against(placed, `everyMinutes ${everyMinutes} does not divide a day`);
      if (durationMinutes > everyMinutes)
        against(placed, `durationMinutes ${durationMinutes} goes beyond the next beginning (everyMinutes)`);
    }
    picture(placed, cover);
  }
  for (const placed of content.adverts) {
    picture(placed, placed.row.cover);
    picture(placed, placed.row.serverQR);
  }
  for (const placed of content.activities) {
    const { id, cover, startTime, endTime } = placed.row;
    moment(placed, "startTime", startTime);
    moment(placed, "endTime", endTime);
    if (endTime < startTime) against(placed, `endTime ${endTime} is before startTime`);
    if (!content.activityTexts.has(id)) against(placed, `activities/${id}.md is missing`);
    picture(placed, cover);
  }
  for (const placed of content.disciples) {
    const { avatar, coverImg, province, city = null } = placed.row;
    picture(placed, avatar);
    picture(placed, coverImg);
    const region = findRegion(province, city);
    if ("problem" in region) against(placed, region.problem);
  }
  for (const placed of content.offlineCourses) {
    const { id, coverImg, startTime, endTime } = placed.row;
    picture(placed, coverImg);
    moment(placed, "startTime", startTime);
    moment(placed, "endTime", endTime);
    if (endTime <= startTime) against(placed, "endTime comes after startTime");
    if (!content.offlineCourseTexts.has(id)) against(placed, `offline-courses/${id}.md is missing`);
  }
  for (const placed of content.learners) {
    picture(placed, placed.row.avatar);
    const { courses: bought, prices = [] } = placed.row;
    for (const id of [...bought, ...prices.map(({ courseId }) => courseId)])
      if (!courses.has(id)) against(placed, `there is no course ${id}`);
    for (const { lessonId } of placed.row.watched ?? [])
      if (!lessons.has(lessonId)) against(placed, `there is no lesson ${lessonId} (watched)`);
    for (const message of watchProblems(content, placed.row)) against(placed, message);
  }
  return problems;
}

/** Two seconds of a lesson fit into one of study, at the player's fastest. */
const fastest = 2;

/** What a learner is said to have seen must be theirs to see, within its lesson, and fit into their study time. */
function watchProblems(content: Content, { courses, studyDays, watched = [] }: LearnerRow): string[] {
  const problems: string[] = [];
  let seen = 0;
  for (const { lessonId, ranges, daysAgo } of watched) {
    const lesson = content.lessons.find(({ row }) => row.id === lessonId)?.row;
    const course = content.courses.find(({ row }) => row.id === lesson?.courseId)?.row;
    // What is not there, or bad itself, has been told.
    if (!lesson || !course) continue;
    const duration = content.media.get(lesson.media)?.duration ?? Number.POSITIVE_INFINITY;
    if (!course.free && !courses.includes(course.id))
      problems.push(`lesson ${lessonId} is not theirs to watch`);
    if (ranges.some(([start, end]) => end <= start || end > Math.round(duration)))
      problems.push(`lesson ${lessonId} is ${Math.round(duration)} seconds long (watched)`);
    if (!studyDays.some((day) => day.daysAgo === daysAgo))
      problems.push(`lesson ${lessonId} was watched ${daysAgo} days ago, a day without study`);
    seen += lengthOf(ranges);
  }
  const studied = studyDays.reduce((sum, { minutes }) => sum + minutes * 60, 0);
  if (seen > studied * fastest) problems.push(`${seen} seconds were watched in ${studied} seconds of study`);
  return problems;
}
