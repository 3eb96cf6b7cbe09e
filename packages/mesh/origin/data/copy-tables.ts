import { sql } from "kysely";
import { type Db, together } from "../db/client.ts";

const batch = 500;

/** Every table of ours, those that others point to first. */
async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; parents: string[] }>`
    select t.tablename as name, coalesce(array_agg(distinct p.relname::text)
      filter (where p.relname is not null and p.relname <> t.tablename), '{}') as parents
    from pg_tables t
    left join pg_constraint c on c.conrelid = format('%I.%I', t.schemaname, t.tablename)::regclass and c.contype = 'f'
    left join pg_class p on p.oid = c.confrelid
    where t.schemaname = 'public' and t.tablename not like 'kysely%'
    group by t.tablename order by t.tablename`.execute(db);
  const sorted: string[] = [];
  let left = rows;
  while (left.length > 0) {
    const ready = left.filter(({ parents }) => parents.every((parent) => sorted.includes(parent)));
    if (ready.length === 0)
      throw new Error(`Tables point at each other in a circle: ${left.map(({ name }) => name).join(", ")}`);
    sorted.push(...ready.map(({ name }) => name));
    left = left.filter(({ name }) => !sorted.includes(name));
  }
  return sorted;
}

const countRows = async (db: Db, table: string) => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
};

async function copyTable(from: Db, to: Db, table: string): Promise<number> {
  const { rows } = await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(
    from,
  );
  const name = sql.table(table);
  // One statement for a table that points at itself: its rows come in any order and are checked at the end.
  const size = table === "category" ? rows.length : batch;
  for (let start = 0; start < rows.length; start += size) {
    const some = JSON.stringify(rows.slice(start, start + size).map(({ row }) => row));
    await sql`insert into ${name} overriding system value
      select * from jsonb_populate_recordset(null::${name}, ${some}::jsonb)`.execute(to);
  }
  return rows.length;
}

/** Identity columns go on counting after the highest copied value. */
async function continueIdentities(to: Db) {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(to);
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(to);
  }
}

/**
 * Copies all rows to another migrated, empty database in one transaction, and counts them there.
 * @returns rows by table
 * @throws when the target already holds rows, or a count differs
 */
export async function copyTables(from: Db, to: Db): Promise<Record<string, number>> {
  const source = from.withoutPlugins();
  return together(to.withoutPlugins(), async (target) => {
    const tables = await listTables(source);
    for (const table of tables) {
      if ((await countRows(target, table)) > 0)
        throw new Error(`The target's table ${table} is not empty; nothing was copied.`);
    }
    const copied: Record<string, number> = {};
    for (const table of tables) {
      copied[table] = await copyTable(source, target, table);
      const arrived = await countRows(target, table);
      if (arrived !== copied[table])
        throw new Error(`${table}: ${copied[table]} rows left, ${arrived} arrived; nothing was copied.`);
    }
    await continueIdentities(target);
    return copied;
  });
}
