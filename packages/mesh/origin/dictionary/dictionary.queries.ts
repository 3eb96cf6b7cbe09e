import type { Db } from "../db/client.ts";

/** Choices of one list that are ever shown. */
const mostItems = 500;

export interface Choice {
  label: string;
  value: string;
}

/** The choices of each list in `codes`, in their order; a list nobody wrote is empty. */
export async function readDictionaries(db: Db, codes: readonly string[]): Promise<Record<string, Choice[]>> {
  const rows = await db
    .selectFrom("dictionaryItem")
    .where("code", "in", [...codes])
    .select(["code", "label", "value"])
    .orderBy("code")
    .orderBy("sort")
    .orderBy("value")
    .limit(mostItems * codes.length)
    .execute();
  const lists = Map.groupBy(rows, ({ code }) => code);
  return Object.fromEntries(
    codes.map((code) => [
      code,
      (lists.get(code) ?? []).slice(0, mostItems).map(({ label, value }) => ({ label, value })),
    ]),
  );
}
