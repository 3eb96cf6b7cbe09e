import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { testNow } from "../test/test-clock.ts";
import { fixtureFolder, test } from "../test/test-origin.ts";
import { fingerprint } from "./fingerprint.ts";
import { importFolder, importSample } from "./import-folder.ts";
import { describeProblem } from "./problem.ts";
import { readFolder } from "./read-folder.ts";

let folder: string;
const own = { source: "own" as const, now: testNow };

/** Changes one file of the copied fixture. */
async function edit(file: string, change: (text: string) => string) {
  const target = path.join(folder, file);
  await writeFile(target, change(await readFile(target, "utf8")));
}
const problemsOf = async () => (await readFolder(folder)).problems.map(describeProblem);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "content-"));
  await cp(fixtureFolder, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

describe("a bad content folder", () => {
  test("is reported row by row with file and line", async () => {
    await edit("courses.jsonl", (text) =>
      text
        .replace('"itemId": 11', '"itemId": 77')
        .replace('"payPrice": 299.9', '"payPrice": "299.9"')
        .replace(
          '"tutorId": 1, "createTime": "2026-03-05 09:00:00"',
          '"tutorId": 1, "createTime": "2026-02-30 09:00:00"',
        )
        .replace('"id": 15,', '"id": 14,'),
    );
    await edit(
      "banners.jsonl",
      (text) => `${text}\n{"id":3,"sort":1,"pictur":"/media/banners/one.svg"}\n{oops\n`,
    );
    await edit("app-releases.jsonl", (text) =>
      text.replace('"1.9.0"', '"one"').replace("2026-03-01", "2026-02-30"),
    );
    await edit("disciples.jsonl", (text) =>
      text.replace("四川省", "川省").replace('"city": "宜宾市"', '"city": "海淀区"'),
    );
    await edit("offline-courses.jsonl", (text) => text.replace("2026-03-18", "2026-03-14"));
    await rm(path.join(folder, "offline-courses/2.md"));
    await edit("dictionary.jsonl", (text) => text.replace('"value": "2"', '"value": "1"'));
    await edit("lessons.jsonl", (text) => text.replace('"media": "short"', '"media": "nowhere"'));
    await edit("tutors.jsonl", (text) => text.replace("lu.svg", "nobody.svg"));
    await edit("founder.json", (text) => text.replace('"year": 1990', '"year": "1990"'));
    await edit("lives.jsonl", (text) =>
      text
        .replace('"everyMinutes":120', '"everyMinutes":100')
        .replace("2026-11-20 19:30:00", "2026-11-31 19:30:00")
        .replace('"at":"10:00"', '"at":"25:00"'),
    );
    await edit("adverts.jsonl", (text) => text.replace("/media/qr/app.svg", "/media/qr/none.svg"));
    await edit("activities.jsonl", (text) => text.replace("2026-11-27", "2026-11-19"));
    await rm(path.join(folder, "activities/2.md"));
    await edit("pages/privacy.md", () => "no front matter");
    await rm(path.join(folder, "courses/7.md"));
    const problems = await problemsOf();
    expect(problems).toEqual(
      expect.arrayContaining([
        "disciples.jsonl:1: 川省 is no province (such as 四川省)",
        "disciples.jsonl:3: 海淀区 is no city of 四川省",
        "offline-courses.jsonl:1: endTime comes after startTime",
        "offline-courses.jsonl:2: offline-courses/2.md is missing",
        "courses.jsonl:1: there is no category 77 (itemId)",
        "courses.jsonl:2: payPrice must be number",
        "courses.jsonl:3: createTime 2026-02-30 09:00:00 is not a time",
        "courses.jsonl:15: id 14 is already on line 14",
        "courses.jsonl:7: courses/7.md is missing",
        "banners.jsonl:4: picture is missing",
        "banners.jsonl:4: pictur is not a field of this file",
        expect.stringMatching(/^banners\.jsonl:5: not a JSON object/),
        expect.stringMatching(/^app-releases\.jsonl:1: version must match pattern/),
        "app-releases.jsonl:2: releasedAt 2026-02-30 10:00:00 is not a time",
        "dictionary.jsonl:2: code/value discipleType/1 is already on line 1",
        "founder.json:1: years.0.year must be integer",
        "lives.jsonl:2: everyMinutes 100 does not divide a day",
        "lives.jsonl:2: durationMinutes 120 goes beyond the next beginning (everyMinutes)",
        "lives.jsonl:3: startTime 2026-11-31 19:30:00 is not a time",
        expect.stringMatching(/^lives\.jsonl:4: startTime must/),
        "adverts.jsonl:2: /media/qr/none.svg is not in the media folder",
        "activities.jsonl:1: endTime 2026-11-19 22:00:00 is before startTime",
        "activities.jsonl:2: activities/2.md is missing",
        "lessons.jsonl:2: media/lessons/nowhere/lesson.json is missing or wrong (media)",
        "tutors.jsonl:1: /media/people/nobody.svg is not in the media folder",
        "pages/privacy.md:1: title is missing in the front matter",
      ]),
    );
  });

  test("tells a mistake once, not again for every row that points to the bad one", async () => {
    await edit("courses.jsonl", (text) => text.replace('"payPrice": 1999', '"payPrice": -1'));
    expect(await problemsOf()).toEqual(["courses.jsonl:1: payPrice must be >= 0"]);
  });

  test("loads nothing, not even its good rows", async ({ origin }) => {
    await edit("config.jsonl", (text) => text.replace("以针载道", "改过的口号"));
    await edit("courses.jsonl", (text) => text.replace('"tutorId": 1', '"tutorId": 9'));
    await expect(importFolder(origin.db, folder, own)).rejects.toThrow(
      "courses.jsonl:1: there is no tutor 9",
    );
    expect((await origin.call("/webHome/homeParam")).data.slogan).toBe("以针载道");
  });

  test("is one whose learner saw more than there is, than is theirs, or than their study time holds", async () => {
    await edit("learners.jsonl", (text) =>
      text
        .replace('"lessonId": 3, "ranges": [[0, 18]]', '"lessonId": 3, "ranges": [[0, 19]]')
        .replace('"lessonId": 2, ', '"lessonId": 4, ')
        .replace('"position": 110, "daysAgo": 1', '"position": 110, "daysAgo": 3')
        .replace('"minutes": 25', '"minutes": 1')
        .replace(
          '{"daysAgo": 1, "minutes": 30}, {"daysAgo": 2, "minutes": 5}, {"daysAgo": 4, "minutes": 60}',
          "",
        ),
    );
    await edit("learners.jsonl", (text) => text.replace('"minutes": 1}, ]', '"minutes": 1}]'));
    expect(await problemsOf()).toEqual([
      "learners.jsonl:1: lesson 3 is 18 seconds long (watched)",
      "learners.jsonl:1: lesson 4 is not theirs to watch",
      "learners.jsonl:1: lesson 1 was watched 3 days ago, a day without study",
      "learners.jsonl:1: 147 seconds were watched in 60 seconds of study",
    ]);
  });

  test("is one whose film could not be cut for a trial", async () => {
    await edit("media/lessons/long/480p/index.m3u8", (text) =>
      text.replace("#EXTINF", "#EXT-X-BYTERANGE:9@0\n#EXTINF"),
    );
    expect(await problemsOf()).toEqual([expect.stringContaining("byte-range segments cannot be cut")]);
  });
});

describe("importing", () => {
  test("the same folder again changes nothing", async ({ origin }) => {
    const tables = [
      "course",
      "lesson",
      "learner",
      "purchase",
      "studyDay",
      "lessonProgress",
      "category",
    ] as const;
    const rows = () => Promise.all(tables.map((table) => origin.db.selectFrom(table).selectAll().execute()));
    const before = await rows();
    await importFolder(origin.db, fixtureFolder, { source: "sample", now: testNow });
    const sorted = (lists: object[][]) =>
      lists.map((list) => list.map((row) => JSON.stringify(row)).toSorted());
    expect(sorted(await rows())).toEqual(sorted(before));
  });

  test("takes what changed and leaves alone what people entered", async ({ origin }) => {
    const token = await origin.signIn("13800000001");
    const { db } = origin;
    await db
      .updateTable("learner")
      .set({ nickname: "我自己起的名" })
      .where("mobile", "=", "13800000001")
      .execute();
    await db.updateTable("course").set({ saleNum: 121 }).where("id", "=", 1).execute();
    await edit("courses.jsonl", (text) => text.replace("针道入门", "针道初阶"));
    await importFolder(db, folder, own);
    expect((await origin.call("/webCourse/courseDetail", { id: 1 }, token)).data).toMatchObject({
      name: "针道初阶",
      saleNum: 121,
      put: { state: 1 },
    });
    expect((await origin.call("/webLogin/detail", {}, token)).data.nickname).toBe("我自己起的名");
  });

  test("withdraws what the folder no longer holds, and brings it back when it returns", async ({
    origin,
  }) => {
    const without = (file: string, id: number) =>
      edit(file, (text) =>
        text
          .split("\n")
          .filter((line) => !new RegExp(`"(id|courseId)": ?${id}[,}]`).test(line))
          .join("\n"),
      );
    await without("courses.jsonl", 4);
    await without("lessons.jsonl", 4);
    await without("banners.jsonl", 2);
    await importFolder(origin.db, folder, own);
    expect(await origin.call("/webCourse/courseDetail", { id: 4 })).toMatchObject({ reason: "NOT_FOUND" });
    expect((await origin.call("/webHome/banner")).data).toHaveLength(1);
    await importFolder(origin.db, fixtureFolder, own);
    expect(await origin.call("/webCourse/courseDetail", { id: 4 })).toMatchObject({ code: 200 });
  });

  test("keeps prices in fen", async ({ origin }) => {
    const course = await origin.db
      .selectFrom("course")
      .where("id", "=", 3)
      .select("payPriceFen")
      .executeTakeFirst();
    expect(course).toEqual({ payPriceFen: 9999 });
  });
});

describe("a start", () => {
  test("skips sample content that is in already, after one question to the database", async ({ origin }) => {
    origin.statements.length = 0;
    expect(await importSample(origin.db, fixtureFolder, testNow)).toBeUndefined();
    expect(origin.statements).toHaveLength(1);
  });

  test("loads sample content that changed, and never over somebody's own", async ({ origin }) => {
    await edit("config.jsonl", (text) => text.replace("以针载道", "新口号"));
    expect(await importSample(origin.db, folder, testNow)).toMatchObject({ courses: 15 });
    await importFolder(origin.db, folder, own);
    expect(await importSample(origin.db, fixtureFolder, testNow)).toBeUndefined();
    expect((await origin.call("/webHome/homeParam")).data.slogan).toBe("新口号");
  });

  test("notices changed text and other media, not other times", async () => {
    const before = await fingerprint(folder);
    expect(before).toBe(await fingerprint(fixtureFolder));
    await writeFile(path.join(folder, "media/covers/two.svg"), "<svg/>");
    const withPicture = await fingerprint(folder);
    expect(withPicture).not.toBe(before);
    await edit("courses/1.md", (text) => `${text}\n新的一段。\n`);
    expect(await fingerprint(folder)).not.toBe(withPicture);
  });
});
