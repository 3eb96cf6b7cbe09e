import { sql } from "kysely";
import type { Db } from "../db/client.ts";

interface Category {
  id: number;
  pid: number | null;
  name: string;
  note: string | null;
}

interface CategoryNode extends Category {
  childList: CategoryNode[];
}

/** How deep the tree may get; the importer refuses more, the contract spells the levels out. */
export const categoryDepth = 3;

function nest(rows: Category[], pid: number | null, depth: number): CategoryNode[] {
  if (depth === 0) return [];
  return rows
    .filter((row) => row.pid === pid)
    .map((row) => ({ ...row, childList: nest(rows, row.id, depth - 1) }));
}

/** The whole category tree, each level in its order. */
export async function readCategoryTree(db: Db) {
  const rows = await db
    .selectFrom("category")
    .where("withdrawn", "=", false)
    .select(["id", "pid", "name", "note"])
    .orderBy("sort")
    .orderBy("id")
    .limit(1000)
    .execute();
  return nest(rows, null, categoryDepth);
}

/** The ids of a category and of all below it, as a subquery. */
export const categorySubtree = (id: number) => sql<number>`(
  with recursive below as (
    select id from category where id = ${id}
    union all
    select category.id from category join below on category.pid = below.id
  ) select id from below)`;

/** From the top category down to `id`. */
export async function readCategoryPath(db: Db, id: number) {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive above as (
      select id, pid, name, 0 as height from category where id = ${id}
      union all
      select category.id, category.pid, category.name, above.height + 1
      from category join above on category.id = above.pid
    ) select id, name from above order by height desc`.execute(db);
  return rows;
}
