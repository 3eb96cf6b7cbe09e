import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Db } from "./client.ts";

const folder = path.join(import.meta.dirname, "migrations");

/** The numbered SQL files, as Kysely's migrations. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(path.join(folder, file), "utf8");
      return [path.basename(file, ".sql"), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    }),
  );
  return Object.fromEntries(entries);
}

const migratorOf = (db: Db) =>
  new Migrator({ db: db.withoutPlugins(), provider: { getMigrations: readMigrations } });

/**
 * Brings the schema up to date: all missing migrations in one transaction, under PostgreSQL's advisory lock,
 * so that several processes may start at once.
 * @returns the names of those that were applied now
 */
export async function migrate(db: Db): Promise<string[]> {
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === "Error");
    throw new Error(
      `Migration ${failed?.migrationName ?? "(before the first)"} failed; nothing was changed.`,
      {
        cause: error,
      },
    );
  }
  return results.map((result) => result.migrationName);
}

/** Whether every migration of this version has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations();
  return migrations.every((migration) => migration.executedAt !== undefined);
}
