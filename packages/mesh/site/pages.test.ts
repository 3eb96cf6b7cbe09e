import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { pageSearch } from "./pages.ts";

const app = path.join(import.meta.dirname, "../../app/src");

/** Where a lesson begins is the player's alone, which no server draws. */
const ofTheBrowser = new Set(["t"]);

it("renders with every part of an address that a page reads", () => {
  const read = globSync("**/*.{ts,tsx}", { cwd: app, exclude: (name) => name.includes(".test.") })
    .map((file) => readFileSync(path.join(app, file), "utf8"))
    .flatMap((text) =>
      [...text.matchAll(/\b(?:query|search|params)\.get\("(\w+)"\)/g)].map(([, name]) => name),
    )
    .filter((name) => name !== undefined && !ofTheBrowser.has(name));
  expect(read).toContain("tab");
  for (const name of read) expect(pageSearch(new URLSearchParams(`${name}=1`))).toBe(`?${name}=1`);
});

it("leaves out what no page reads", () => {
  expect(pageSearch(new URLSearchParams("utm_source=x&page=2"))).toBe("?page=2");
});
