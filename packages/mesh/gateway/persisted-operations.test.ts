import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { persistedOperations } from "./persisted-operations.ts";

let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), "persisted-"));
});
afterAll(() => rm(home, { recursive: true }));

/** A build of the app with one operation. */
async function build(folder: string, hash: string) {
  const manifest = path.join(home, "manifest.json");
  await writeFile(manifest, JSON.stringify({ [hash]: `query ${hash} { site { name } }` }));
  return persistedOperations(manifest, folder);
}

test("operations of earlier builds are still known after a new one", async () => {
  const folder = path.join(home, "earlier");
  await build(folder, "first");
  const known = await build(folder, "second");
  expect([...known.keys()].toSorted()).toEqual(["first", "second"]);
});

test("the same build started twice is kept once", async () => {
  const folder = path.join(home, "same");
  await build(folder, "only");
  await build(folder, "only");
  expect(await readdir(folder)).toHaveLength(1);
});

test("ten builds are kept and the oldest goes", async () => {
  const folder = path.join(home, "many");
  for (let day = 1; day <= 11; day += 1) {
    await build(folder, `day${day}`);
    const newest = new Date(2026, 0, day);
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name);
      if ((await readFile(file, "utf8")).includes(`"day${day}"`)) await utimes(file, newest, newest);
    }
  }
  const known = await build(folder, "day12");
  expect(await readdir(folder)).toHaveLength(10);
  expect(known.has("day1")).toBe(false);
  expect(known.has("day12")).toBe(true);
});

test("without the app's build the gateway starts and knows none", () => {
  expect(persistedOperations(path.join(home, "missing.json"), path.join(home, "none")).size).toBe(0);
});
