import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Hash → operation, as the app's code generator writes it. */
export type Manifest = Record<string, string>;

/** Manifests of so many builds are kept: a tab that is open while the site is renewed goes on working. */
const kept = 10;

function read(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Manifest;
  } catch {
    return {};
  }
}

/** Notes the current build's manifest beside the earlier ones in `folder`. @returns all their operations */
export function persistedOperations(manifestFile: string, folder: string): Map<string, string> {
  const current = read(manifestFile);
  mkdirSync(folder, { recursive: true });
  if (Object.keys(current).length > 0) {
    const text = JSON.stringify(current);
    const own = path.join(folder, `${createHash("sha256").update(text).digest("hex").slice(0, 16)}.json`);
    writeFileSync(own, text);
    const now = new Date();
    utimesSync(own, now, now);
  }
  const newestFirst = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, time: statSync(file).mtimeMs }))
    .toSorted((one, other) => other.time - one.time)
    .map(({ file }) => file);
  for (const old of newestFirst.slice(kept)) rmSync(old, { force: true });
  return new Map(newestFirst.slice(0, kept).flatMap((file) => Object.entries(read(file))));
}
