import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** Copies a picture onto a canvas of the given size, so that pictures of two sizes can be laid over each other. */
function onCanvas(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** Lays one picture over another. @returns how many pixels differ, and the difference drawn */
export function difference(before, after) {
  if (before.equals(after)) return { pixels: 0, drawn: undefined };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawn = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(one, width, height).data,
    onCanvas(other, width, height).data,
    drawn.data,
    width,
    height,
    { threshold: 0, includeAA: true, alpha: 0.2, diffColor: [200, 40, 20] },
  );
  const resized = one.width !== other.width || one.height !== other.height;
  return { pixels: resized ? Math.max(pixels, 1) : pixels, drawn: PNG.sync.write(drawn) };
}

function picturesIn(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".png"))
    .toSorted();
}

/** Compares two folders of pictures; differences are drawn into `target`. */
export function compareFolders(before, after, target) {
  const names = [...new Set([...picturesIn(before), ...picturesIn(after)])];
  return names.map((name) => {
    const [look, file] = name.split(path.sep);
    const row = { name, look, story: path.basename(file ?? "", ".png"), pixels: 0 };
    const [old, now] = [path.join(before, name), path.join(after, name)];
    if (!existsSync(old)) return { ...row, state: "added" };
    if (!existsSync(now)) return { ...row, state: "removed" };
    const { pixels, drawn } = difference(readFileSync(old), readFileSync(now));
    if (pixels === 0) return { ...row, state: "same" };
    mkdirSync(path.join(target, look ?? ""), { recursive: true });
    if (drawn) writeFileSync(path.join(target, name), drawn);
    return { ...row, state: "changed", pixels };
  });
}
