import type { Db } from "../db/client.ts";
import { fingerprint } from "./fingerprint.ts";
import { loadContent } from "./load-content.ts";
import { describeProblem, type Problem } from "./problem.ts";
import { readFolder } from "./read-folder.ts";

/** A content folder with bad rows; nothing of it was loaded. */
export class BadContent extends Error {
  readonly problems: Problem[];
  constructor(folder: string, problems: Problem[]) {
    const lines = problems.map(describeProblem).join("\n");
    super(`${problems.length} problem(s) in ${folder}; nothing was loaded.\n${lines}`);
    this.problems = problems;
  }
}

export interface ImportOptions {
  source: "sample" | "own";
  now: Date;
}

/** @throws BadContent naming every bad row */
export async function importFolder(db: Db, folder: string, { source, now }: ImportOptions) {
  const { content, problems } = await readFolder(folder);
  if (problems.length > 0) throw new BadContent(folder, problems);
  await loadContent(db, content, { source, now, fingerprint: await fingerprint(folder) });
  return {
    courses: content.courses.length,
    lessons: content.lessons.length,
    categories: content.categories.length,
    banners: content.banners.length,
  };
}

/**
 * Loads the sample content at a start, unless it is in already or somebody's own content took its place.
 * @returns what was loaded, undefined when there was nothing to do
 */
export async function importSample(db: Db, folder: string, now: Date) {
  const last = await db.selectFrom("contentImport").select(["fingerprint", "source"]).executeTakeFirst();
  if (last?.source === "own" || last?.fingerprint === (await fingerprint(folder))) return undefined;
  return importFolder(db, folder, { source: "sample", now });
}
