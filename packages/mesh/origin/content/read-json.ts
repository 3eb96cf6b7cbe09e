import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import type { Problem } from "./problem.ts";
import { complaintsOf, type Placed } from "./read-jsonl.ts";

/** Reads a file that holds one JSON object over several lines; a missing file holds none. */
export async function readJson<Schema extends TSchema>(
  folder: string,
  file: string,
  schema: Schema,
  problems: Problem[],
): Promise<Placed<Static<Schema>>[]> {
  const text = await readFile(path.join(folder, file), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return null;
  });
  if (text === null) return [];
  const against = (message: string) => problems.push({ file, line: 1, message });
  let row: unknown;
  try {
    row = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    against(`not a JSON object: ${error instanceof Error ? error.message : ""}`);
    return [];
  }
  const complaints = complaintsOf(Compile(schema).Errors(row));
  for (const complaint of complaints) against(complaint);
  // Errors() found nothing, so the row is what the schema describes.
  return complaints.length === 0 ? [{ file, line: 1, row: row as Static<Schema> }] : [];
}
