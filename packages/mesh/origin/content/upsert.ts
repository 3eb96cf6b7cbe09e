import type { Insertable } from "kysely";
import type { Database, Db } from "../db/client.ts";

const batch = 500;

/** Writes rows of a table that was emptied just before. */
export async function insertAll<Table extends keyof Database>(
  tx: Db,
  table: Table,
  rows: Insertable<Database[Table]>[],
) {
  for (let start = 0; start < rows.length; start += batch) {
    await tx
      .insertInto<keyof Database>(table)
      .values(rows.slice(start, start + batch))
      .execute();
  }
}

/**
 * Writes rows by their key: new ones are inserted, known ones get the folder's values.
 * Columns in `keep` are what people change (learners, views) and stay as they are.
 */
export async function upsert<Table extends keyof Database, Row extends Insertable<Database[Table]>>(
  tx: Db,
  table: Table,
  key: keyof Row & string,
  rows: Row[],
  keep: (keyof Row & string)[] = [],
) {
  const [first] = rows;
  if (!first) return;
  const fixed = new Set<string>([key, ...keep]);
  const changed = Object.keys(first).filter((column) => !fixed.has(column));
  for (let start = 0; start < rows.length; start += batch) {
    const some = rows.slice(start, start + batch);
    await tx
      .insertInto<keyof Database>(table)
      .values(some)
      .onConflict((conflict) =>
        conflict
          // `key` and `changed` are columns of this very table, which Kysely cannot follow through a type parameter.
          .column(key as never)
          .doUpdateSet((eb) =>
            Object.fromEntries(changed.map((column) => [column, eb.ref(`excluded.${column}` as never)])),
          ),
      )
      .execute();
  }
}
