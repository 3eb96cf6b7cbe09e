import { categoryDepth } from "../course/category.queries.ts";
import { fromShanghaiTime, shanghaiTime } from "../http/shanghai-time.ts";
import type { Problem } from "./problem.ts";
import type { Content } from "./read-folder.ts";
import type { Placed } from "./read-jsonl.ts";

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
  unique(content.lessons, (row) => row.id, "id");
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
  for (const placed of content.learners) {
    picture(placed, placed.row.avatar);
    const named = [...placed.row.courses, ...(placed.row.studied ?? []).map(({ courseId }) => courseId)];
    for (const id of named) if (!courses.has(id)) against(placed, `there is no course ${id}`);
  }
  return problems;
}
