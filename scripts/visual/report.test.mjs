import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeReport } from "./report.mjs";

const place = mkdtempSync(path.join(tmpdir(), "visual-report-"));
const look = "paper-1280";
const row = (story, state, pixels = 0) => ({ name: `${look}/${story}.png`, look, story, state, pixels });

let counts;
let page;
beforeAll(() => {
  for (const folder of ["before", "after"]) mkdirSync(path.join(place, folder, look), { recursive: true });
  for (const name of [
    "before/paper-1280/a",
    "after/paper-1280/a",
    "after/paper-1280/b",
    "before/paper-1280/c",
  ])
    writeFileSync(path.join(place, `${name}.png`), name);
  counts = writeReport(path.join(place, "report"), {
    rows: [row("d", "same"), row("c", "removed"), row("b", "added"), row("a", "changed", 12)],
    stories: [
      { id: "a", title: "Actions/Button", name: "Line" },
      { id: "b", title: "Course/<Card>", name: "New" },
    ],
    base: "abc123",
    before: path.join(place, "before"),
    after: path.join(place, "after"),
  });
  page = readFileSync(path.join(place, "report", "index.html"), "utf8");
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

test("pictures are counted by state", () => {
  expect(counts).toEqual({ changed: 1, added: 1, removed: 1, same: 1 });
});

test("changed stories come first, then new, then gone, then unchanged", () => {
  expect([...page.matchAll(/<details[^>]* data-state="(\w+)"/g)].map(([, state]) => state)).toEqual([
    "changed",
    "added",
    "removed",
    "same",
  ]);
});

test("only what a reader compares is copied", () => {
  const has = (name) => existsSync(path.join(place, "report", name));
  expect(has("before/paper-1280/a.png")).toBe(true);
  expect(has("after/paper-1280/a.png")).toBe(true);
  expect(has("before/paper-1280/b.png")).toBe(false);
  expect(has("after/paper-1280/c.png")).toBe(false);
});

test("stories are called by title and name, and names are escaped", () => {
  expect(page).toContain("Actions/Button / Line");
  expect(page).toContain("Course/&lt;Card> / New");
});
