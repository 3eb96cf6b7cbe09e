import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { test, type TestOrigin } from "../test/test-origin.ts";
import { refreshSearch } from "./search-index.ts";

const owner = "13800000001";
const other = "13800000002";

const said = {
  long: ["定位：合谷在第一、二掌骨间", "合谷孕妇禁针", "百分之五十％的人", "黄连阿胶汤", "虎口的凹陷"],
  short: ["重楼三钱"],
};
let media = "";
beforeAll(async () => {
  media = await mkdtemp(path.join(tmpdir(), "search-media-"));
  for (const [fileId, lines] of Object.entries(said)) {
    const folder = path.join(media, "lessons", fileId);
    await mkdir(folder, { recursive: true });
    const cues = lines.map((line, at) => `00:0${at}:10.500 --> 00:0${at}:15.000\n${line}`);
    await writeFile(path.join(folder, "captions.zh-CN.vtt"), `WEBVTT\n\n${cues.join("\n\n")}\n`);
  }
});
afterAll(() => rm(media, { recursive: true }));

/** Course 1 is paid (the owner has it), 2 paid and nobody's, 5 and 6 are free; lessons 1, 4, 10 and 12 play `long`. */
async function teach(
  origin: TestOrigin,
  courses: Record<number, string> = {},
  lessons: Record<number, string> = {},
) {
  for (const [id, name] of Object.entries(courses)) {
    await origin.db.updateTable("course").set({ name }).where("id", "=", Number(id)).execute();
  }
  for (const [id, title] of Object.entries(lessons)) {
    await origin.db.updateTable("lesson").set({ title }).where("id", "=", Number(id)).execute();
  }
  return refreshSearch(origin.db, [media]);
}

async function ask(origin: TestOrigin, query: Record<string, string>, token?: string) {
  const response = await origin.request({
    method: "GET",
    url: `/knowledge/api/webCourse/suggest?${new URLSearchParams(query)}`,
    headers: token ? { token } : {},
  });
  return response.json();
}

interface Wire {
  type: number;
  courseId: number;
  videoId: number | null;
  second: number | null;
  text: string;
}
async function suggest(origin: TestOrigin, keyword: string, token?: string): Promise<Wire[]> {
  return (await ask(origin, { keyword }, token)).data;
}
const texts = async (origin: TestOrigin, keyword: string) =>
  (await suggest(origin, keyword)).map(({ text }) => text);

describe("suggestions", () => {
  test("are courses, lessons and what is said in them, each with where it leads and what was found", async ({
    origin,
  }) => {
    await teach(origin, { 5: "四诊与合谷" }, { 10: "合谷怎样取" });
    expect(await ask(origin, { keyword: "合谷", limit: "3" })).toEqual({
      code: 200,
      msg: "success",
      data: [
        {
          type: 2,
          courseId: 5,
          courseName: "四诊与合谷",
          videoId: 10,
          videoTitle: "合谷怎样取",
          second: null,
          text: "合谷怎样取",
          marks: [{ start: 0, length: 2 }],
        },
        {
          type: 1,
          courseId: 5,
          courseName: "四诊与合谷",
          videoId: null,
          videoTitle: null,
          second: null,
          text: "四诊与合谷",
          marks: [{ start: 3, length: 2 }],
        },
        {
          type: 3,
          courseId: 6,
          courseName: "晨读第6讲",
          videoId: 12,
          videoTitle: "第1讲",
          second: 10,
          text: "定位：合谷在第一、二掌骨间",
          marks: [{ start: 3, length: 2 }],
        },
      ],
    });
  });

  test("are found by a part, by pinyin, by initials, in any case and width, with tones and apostrophes", async ({
    origin,
  }) => {
    await teach(origin, { 2: "针灸ＡＢＣ入门" });
    const ways = [
      "灸ABC",
      "ａｂｃ入",
      "zhenjiu",
      "ZhenJ",
      "zj",
      "ＺＪ",
      "zhen jiu",
      "zhēnjiǔ",
      "zhen'jiu",
      "jiuabcru",
      "zjabcrm",
    ];
    for (const way of ways) expect([way, await texts(origin, way)]).toEqual([way, ["针灸ＡＢＣ入门"]]);
    for (const none of ["henjiu", "zhenmen", "jz", "针入"])
      expect([none, await texts(origin, none)]).toEqual([none, []]);
  });

  test("are found by the right and by the common wrong reading of a word", async ({ origin }) => {
    await teach(origin, { 2: "背俞穴精讲", 3: "重楼与莪术" });
    for (const way of ["beishu", "beiyu", "bsx", "byx"])
      expect(await texts(origin, way)).toEqual(["背俞穴精讲"]);
    for (const way of ["chonglou", "zhonglou", "ezhu", "eshu", "cl"]) {
      expect([way, await texts(origin, way)]).toEqual([way, expect.arrayContaining(["重楼与莪术"])]);
    }
    for (const way of ["ejiao", "ajiao"]) expect(await texts(origin, way)).toContain("黄连阿胶汤");
  });

  test("hold all the words, in any order and over signs between them", async ({ origin }) => {
    await teach(origin, { 5: "《黄帝内经》：合谷、内关" });
    for (const way of ["黄帝内经合谷", "内关 合谷", "内关　hegu", "neiguan 黄帝"]) {
      expect([way, await texts(origin, way)]).toEqual([way, ["《黄帝内经》：合谷、内关"]]);
    }
    expect(await texts(origin, "内关 曲池")).toEqual([]);
  });

  test("take %, _ and other signs as signs, not as patterns", async ({ origin }) => {
    await teach(origin);
    for (const way of ["%", "_", "%%", ".*", "\\", "'", "' or 1=1 --", "{}", "😀", " ", "合_", "h%u"]) {
      const { code, data } = await ask(origin, { keyword: way });
      expect([way, code, Array.isArray(data)]).toEqual([way, 200, true]);
    }
    for (const way of ["%", "_", ".*", "\\", "😀", "' or 1=1 --"])
      expect([way, await texts(origin, way)]).toEqual([way, []]);
    expect(new Set(await texts(origin, "五十%"))).toEqual(new Set(["百分之五十％的人"]));
  });

  test("stand in their order: begins so, holds it, pinyin, said; then the more learned, and the same each time", async ({
    origin,
  }) => {
    const names = { 2: "论合谷", 3: "合谷上", 4: "合谷下", 7: "和骨" };
    await teach(origin, names);
    const list = await texts(origin, "合谷");
    expect(list).toEqual(["合谷上", "合谷下", "论合谷", said.long[0], said.long[0]]);
    for (let again = 0; again < 3; again += 1) expect(await texts(origin, "合谷")).toEqual(list);
    expect((await texts(origin, "hegu")).slice(0, 4)).toEqual(["合谷上", "合谷下", "和骨", "论合谷"]);
  });

  test("leave lessons and captions their places when many courses fit, and are never more than asked for", async ({
    origin,
  }) => {
    const courses = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [at + 7, `合谷${at}`]));
    await teach(origin, courses, { 10: "合谷甲", 11: "合谷乙", 12: "合谷丙", 13: "合谷丁" });
    const list = await suggest(origin, "合谷");
    const count = (type: number) => list.filter((each) => each.type === type).length;
    expect([1, 2, 3].map(count)).toEqual([3, 3, 2]);
    expect((await ask(origin, { keyword: "合谷", limit: "2" })).data).toHaveLength(2);
  });

  test("name a lesson's captions once, at the first that fits", async ({ origin }) => {
    await teach(origin);
    const hits = await suggest(origin, "合谷");
    expect(hits.map(({ videoId, second }) => [videoId, second])).toEqual([
      [12, 10],
      [10, 10],
    ]);
    const apart = await suggest(origin, "he gu");
    expect(apart.map(({ videoId }) => videoId)).toEqual(expect.arrayContaining([12, 10]));
    const later = await suggest(origin, "孕妇");
    expect(later.map(({ videoId, second }) => [videoId, second])).toContainEqual([10, 70]);
  });

  test("say what is said in a paid lesson to those alone who have it", async ({ origin }) => {
    await teach(origin);
    const lessons = async (keyword: string, token?: string) =>
      (await suggest(origin, keyword, token)).map(({ videoId }) => Number(videoId)).toSorted((a, b) => a - b);
    // Lesson 1 is the owner's, 4 nobody's; 10 and 12 are free. Trials do not count: they end.
    expect(await lessons("虎口")).toEqual([10, 12]);
    expect(await lessons("虎口", await origin.signIn(other))).toEqual([10, 12]);
    const own = await origin.signIn(owner);
    const seen = await lessons("虎口", own);
    expect(seen).toContain(1);
    expect(seen).not.toContain(4);
    expect(JSON.stringify(await ask(origin, { keyword: "hukou" }))).not.toContain('"videoId":1,');
    expect((await suggest(origin, "zhonglousanqian", own)).map(({ videoId }) => videoId)).not.toContain(5);
  });

  test("hide what was taken off the shelf from everybody but its buyers", async ({ origin }) => {
    await teach(origin, { 1: "合谷秘传" });
    await origin.db.updateTable("course").set({ withdrawn: true }).where("id", "=", 1).execute();
    await origin.db.updateTable("lesson").set({ withdrawn: true }).where("id", "=", 12).execute();
    expect(await texts(origin, "合谷秘传")).toEqual([]);
    expect((await suggest(origin, "合谷秘传", await origin.signIn(owner)))[0]).toMatchObject({ courseId: 1 });
    expect((await suggest(origin, "虎口")).map(({ videoId }) => videoId)).toEqual([10]);
  });

  test("of nothing are none, and what is too long or odd is refused by name", async ({ origin }) => {
    expect(await ask(origin, {})).toMatchObject({ code: 200, data: [] });
    expect(await ask(origin, { keyword: "" })).toMatchObject({ code: 200, data: [] });
    expect(await ask(origin, { keyword: "针".repeat(50) })).toMatchObject({ code: 200, data: [] });
    const wrong: Record<string, string>[] = [
      { keyword: "针".repeat(51) },
      { keyword: "a\0" },
      { keyword: "针", limit: "9" },
      { keyword: "针", limit: "0" },
      { keyword: "针", limit: "x" },
    ];
    for (const query of wrong) {
      expect([query, await ask(origin, query)]).toMatchObject([
        query,
        { code: 500, reason: "BAD_PARAMETER" },
      ]);
    }
    const words = "合 ".repeat(25).trimEnd();
    expect(await ask(origin, { keyword: words })).toMatchObject({ code: 200 });
  });

  test("cost one statement, and none for a keyword without words", async ({ origin }) => {
    await teach(origin);
    const count = async (keyword: string) => {
      const before = origin.statements.length;
      await suggest(origin, keyword);
      return origin.statements.length - before;
    };
    expect(await count("hegu neiguan")).toBe(1);
    expect(await count("%%")).toBe(0);
  });
});

describe("the index", () => {
  test("is written once, again when a title or a caption changes, and holds nothing twice", async ({
    origin,
  }) => {
    const written = await teach(origin);
    expect(written).toBeGreaterThan(0);
    expect(await teach(origin)).toBeUndefined();
    expect(await teach(origin, { 2: "新的名字" })).toBe(written);
    expect(await texts(origin, "xindemingzi")).toEqual(["新的名字"]);
    const { count } = await origin.db
      .selectFrom("searchEntry")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(written);
    expect(await refreshSearch(origin.db, [])).toBeLessThan(written ?? 0);
  });
});
