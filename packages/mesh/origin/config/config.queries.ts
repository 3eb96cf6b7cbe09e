import type { Db } from "../db/client.ts";

/** The values of `codes`; a code nobody configured is an empty text. */
export async function readConfig<Code extends string>(
  db: Db,
  codes: readonly Code[],
): Promise<Record<Code, string>> {
  const rows = await db
    .selectFrom("config")
    .where("code", "in", [...codes])
    .select(["code", "value"])
    .execute();
  const values = new Map(rows.map(({ code, value }) => [code, value]));
  // Built from `codes`, so every Code is a key.
  return Object.fromEntries(codes.map((code) => [code, values.get(code) ?? ""])) as Record<Code, string>;
}

export const findConfig = (db: Db, code: string) =>
  db.selectFrom("config").where("code", "=", code).select(["code", "value"]).executeTakeFirst();
