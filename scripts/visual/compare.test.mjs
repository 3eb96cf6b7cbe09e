import { mkdirSync, mkdtempSync, rmSync, writeFileSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PNG } from "pngjs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compareFolders, difference } from "./compare.mjs";

/** A picture of one grey; `spots` are pixels one step lighter. */
function picture(width, height, spots = []) {
  const png = new PNG({ width, height });
  png.data.fill(120);
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255;
  for (const [x, y] of spots) png.data[(y * width + x) * 4] = 121;
  return PNG.sync.write(png);
}

let place;
beforeEach(() => (place = mkdtempSync(path.join(tmpdir(), "visual-"))));
afterEach(() => rmSync(place, { recursive: true, force: true }));

function put(folder, name, content) {
  const file = path.join(place, folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

test("equal pictures do not differ", () => {
  expect(difference(picture(4, 4), picture(4, 4)).pixels).toBe(0);
});

test("one pixel one step lighter is a difference", () => {
  expect(difference(picture(4, 4), picture(4, 4, [[1, 2]])).pixels).toBe(1);
});

test("a picture that grew differs, and the difference has the larger size", () => {
  const { pixels, drawn } = difference(picture(4, 4), picture(4, 6));
  expect(pixels).toBeGreaterThan(0);
  expect(PNG.sync.read(drawn)).toMatchObject({ width: 4, height: 6 });
});

test("pictures are told apart as changed, added, removed and the same", () => {
  put("before", "paper-1280/kept.png", picture(4, 4));
  put("after", "paper-1280/kept.png", picture(4, 4));
  put("before", "paper-1280/moved.png", picture(4, 4));
  put("after", "paper-1280/moved.png", picture(4, 4, [[0, 0]]));
  put("before", "night-375/gone.png", picture(4, 4));
  put("after", "night-375/born.png", picture(4, 4));
  const target = path.join(place, "difference");
  const rows = compareFolders(path.join(place, "before"), path.join(place, "after"), target);
  expect(Object.fromEntries(rows.map(({ look, story, state }) => [`${look} ${story}`, state]))).toEqual({
    "paper-1280 kept": "same",
    "paper-1280 moved": "changed",
    "night-375 gone": "removed",
    "night-375 born": "added",
  });
  expect(existsSync(path.join(target, "paper-1280/moved.png"))).toBe(true);
  expect(existsSync(path.join(target, "paper-1280/kept.png"))).toBe(false);
});
