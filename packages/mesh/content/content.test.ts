import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import entities from "webvtt-parser/html-entities.json" with { type: "json" };
import webvtt from "webvtt-parser";

const home = import.meta.dirname;
const text = (file: string) => readFileSync(join(home, file), "utf8");
type Row = Record<string, unknown>;
// JSON.parse answers `any`; the checks below are what gives the rows their shape.
const rows = (file: string): Row[] =>
  text(file)
    .trim()
    .split("\n")
    .map((line): Row => JSON.parse(line));
const bytes = (folder: string): number =>
  readdirSync(join(home, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

const courses = rows("courses.jsonl");
const lessons = rows("lessons.jsonl");
const categories = rows("categories.jsonl");
const ids = (list: Row[]) => new Set(list.map(({ id }) => id));
const founder: Row = JSON.parse(text("founder.json"));
const mediaFiles = (list: Row[]) =>
  list.flatMap((row) =>
    Object.values(row).filter((v): v is string => typeof v === "string" && v.startsWith("/media/")),
  );

describe("rows", () => {
  test.each(
    "banners categories course-types tutors courses lessons disciples offline-courses lives adverts activities".split(
      " ",
    ),
  )("%s have their own ids", (name) => {
    const list = rows(`${name}.jsonl`);
    expect(ids(list).size).toBe(list.length);
  });

  test("refer to rows that exist", () => {
    const parents = new Set(categories.map(({ pid }) => pid));
    for (const { pid } of categories.filter(({ pid }) => pid !== null))
      expect(ids(categories)).toContain(pid);
    for (const course of courses) {
      expect(ids(categories)).toContain(course.itemId);
      expect(parents, "a course hangs on a child").not.toContain(course.itemId);
      expect([null, ...ids(rows("course-types.jsonl"))]).toContain(course.typeId);
      expect(ids(rows("tutors.jsonl"))).toContain(course.tutorId);
      expect(existsSync(join(home, `pages/${String(course.buyNote)}.md`))).toBe(true);
      expect(text(`courses/${String(course.id)}.md`).length).toBeGreaterThanOrEqual(150);
      expect(lessons.filter(({ courseId }) => courseId === course.id).length).toBeGreaterThan(1);
    }
    for (const lesson of lessons) expect(ids(courses)).toContain(lesson.courseId);
    for (const learner of rows("learners.jsonl"))
      expect(courses.map(({ id }) => id)).toEqual(expect.arrayContaining([learner.courses].flat()));
  });

  test("are as many as the site promises", () => {
    expect(courses.filter(({ free }) => !free).length).toBeGreaterThanOrEqual(24);
    expect(courses.filter(({ free }) => free).length).toBeGreaterThanOrEqual(12);
    expect(categories.filter(({ pid }) => pid === null)).toHaveLength(8);
    for (const course of courses.filter(({ free }) => free))
      expect(course).toMatchObject({ payPrice: 0, lookTime: 0 });
  });

  test("begin with the course of the specification", () => {
    expect(courses[0]).toMatchObject({ id: 1, free: false, payPrice: 1999, buyNote: "refund" });
    expect(lessons.filter(({ courseId }) => courseId === 1)).toHaveLength(3);
    for (const words of ["七天内", "自动退款", "学习进度", "订单管理", "iOS", "分期"])
      expect(text("pages/refund.md")).toContain(words);
  });

  test("name pictures that exist", () => {
    const named = readdirSync(home)
      .filter((name) => name.endsWith(".jsonl"))
      .flatMap((name) => mediaFiles(rows(name)));
    named.push(...mediaFiles([founder]));
    expect(named.length).toBeGreaterThan(250);
    expect(named.filter((file) => !existsSync(join(home, file)))).toEqual([]);
  });
});

const duration = (media: unknown) =>
  Number(JSON.parse(text(`media/lessons/${String(media)}/lesson.json`)).duration);

describe("lessons", () => {
  test.each(lessons.map(({ media }) => String(media)))("%s plays in two sizes", (media) => {
    const folder = `media/lessons/${media}`;
    const master = text(`${folder}/master.m3u8`);
    const lengths = ["480p", "720p"].map((size) => {
      expect(master).toContain(`${size}/index.m3u8`);
      const playlist = text(`${folder}/${size}/index.m3u8`);
      expect(playlist).toContain("#EXT-X-ENDLIST");
      for (const file of playlist.split("\n").filter((line) => line.endsWith(".m4s")))
        expect(statSync(join(home, folder, size, file)).size).toBeGreaterThan(500);
      return [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length));
    });
    expect(lengths[0], "the sizes switch at the same moments").toEqual(lengths[1]);
    const total = lengths[0]?.reduce((sum, length) => sum + length, 0) ?? 0;
    expect(Math.abs(total - duration(media))).toBeLessThan(0.3);
    const { cues, errors } = new webvtt.WebVTTParser(entities).parse(
      text(`${folder}/captions.zh-CN.vtt`),
      "subtitles/captions/descriptions",
    );
    expect(errors).toEqual([]);
    expect(cues.length).toBeGreaterThanOrEqual(5);
    for (const { startTime, endTime, text: line } of cues) {
      expect(startTime).toBeLessThan(endTime);
      expect(endTime).toBeLessThanOrEqual(duration(media));
      expect(line).toMatch(/\p{Script=Han}.*。$/u);
    }
  });

  test("a trial of one minute ends inside a lesson", () => {
    const short = courses.filter(({ lookTime }) => lookTime === 1);
    expect(short.length).toBeGreaterThan(0);
    for (const course of short) {
      const own = lessons.filter(({ courseId }) => courseId === course.id);
      expect(Math.max(...own.map(({ media }) => duration(media)))).toBeGreaterThan(60);
    }
  });
});

test("media stays small", () => {
  expect(bytes("media/lessons")).toBeLessThan(38e6);
  expect(
    ["covers", "people", "banners", "qr", "seals"].reduce((sum, f) => sum + bytes(`media/${f}`), 0),
  ).toBeLessThan(12e6);
});
