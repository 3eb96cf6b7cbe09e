import { describe, expect } from "vitest";
import { sql } from "kysely";
import { test } from "../test/test-origin.ts";
import { together } from "./client.ts";
import { migrate } from "./migrate.ts";

test("a second migration run finds nothing to do", async ({ origin }) => {
  expect(await migrate(origin.db)).toEqual([]);
});

test("every foreign key is led by an index", async ({ origin }) => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and not exists (
      select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null
    )`.execute(origin.db);
  expect(rows).toEqual([]);
});

describe("what happens together", () => {
  test("happens not at all when it fails half way", async ({ origin }) => {
    const half = together(origin.db, async (tx) => {
      await tx.updateTable("config").set({ value: "x" }).execute();
      throw new Error("half way");
    });
    await expect(half).rejects.toThrow("half way");
    expect((await origin.call("/webHome/homeParam")).data.siteName).toBe("杏林针道");
  });
});
