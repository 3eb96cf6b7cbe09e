import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import type { TLocalizedValidationError } from "typebox/error";
import type { Problem } from "./problem.ts";

/** A row and where it stands, so that later checks can point at it. */
export interface Placed<Row> {
  file: string;
  line: number;
  row: Row;
}

/** One plain sentence about one broken rule of a row. */
function explain(error: TLocalizedValidationError): string {
  const field = error.instancePath.slice(1).replaceAll("/", ".");
  if (error.keyword === "required") return `${error.params.requiredProperties.join(", ")} is missing`;
  if (error.keyword === "additionalProperties") {
    return `${error.params.additionalProperties.join(", ")} is not a field of this file`;
  }
  return `${field || "the row"} ${error.message}`;
}

/** What a row's schema says against it; of a union's branches only the union itself. */
export function complaintsOf(errors: TLocalizedValidationError[]): string[] {
  return [...new Set(errors.filter(({ schemaPath }) => !schemaPath.includes("/anyOf/")).map(explain))];
}

/**
 * Reads a file of one JSON object a line; blank lines are skipped, a missing file holds no row.
 * Bad lines become problems and are left out.
 */
export async function readJsonl<Schema extends TSchema>(
  folder: string,
  file: string,
  schema: Schema,
  problems: Problem[],
): Promise<Placed<Static<Schema>>[]> {
  const validator = Compile(schema);
  const text = await readFile(path.join(folder, file), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return "";
  });
  const rows: Placed<Static<Schema>>[] = [];
  for (const [index, source] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    const line = index + 1;
    if (source.trim() === "") continue;
    let row: unknown;
    let id: unknown;
    try {
      row = JSON.parse(source);
      if (typeof row === "object" && row !== null && "id" in row) id = row.id;
    } catch (error) {
      problems.push({
        file,
        line,
        message: `not a JSON object: ${error instanceof Error ? error.message : ""}`,
      });
      continue;
    }
    const complaints = complaintsOf(validator.Errors(row));
    // Errors() found nothing, so the row is what the schema describes.
    if (complaints.length === 0) rows.push({ file, line, row: row as Static<Schema> });
    else problems.push(...complaints.map((message) => ({ file, line, message, id })));
  }
  return rows;
}
