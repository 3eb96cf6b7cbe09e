import { randomBytes } from "node:crypto";
import path from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { importFolder } from "../content/import-folder.ts";
import { openDatabase } from "../db/client.ts";
import { migrate } from "../db/migrate.ts";
import { startPglite } from "../db/pglite.ts";
import { refreshSearch } from "../search/search-index.ts";
import { testNow } from "./test-clock.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** A database of this run's own on a PostgreSQL server. */
async function createDatabase(server: string) {
  const name = `xinglin_test_${randomBytes(6).toString("hex")}`;
  const ask = async (statement: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await ask(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => ask(`drop database ${name} with (force)`) };
}

/** One database per run, migrated and holding the fixture folder; tests undo themselves by rolling back. */
export default async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL;
  const database = server ? await createDatabase(server) : await startPglite("memory://");
  const db = openDatabase(database.url);
  await migrate(db);
  const folder = path.join(import.meta.dirname, "content");
  await importFolder(db, folder, { source: "sample", now: testNow });
  await refreshSearch(db, [path.join(folder, "media")]);
  await db.destroy();
  project.provide("databaseUrl", database.url);
  return () => database.stop();
}
