import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Db, openDatabase } from "./client.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { migrate } from "./migrate.ts";
import { embeddedConnections, startPglite } from "./pglite.ts";

export interface Store {
  db: Db;
  /** Names of the migrations applied by this opening. */
  migrated: string[];
  close(): Promise<void>;
}

/**
 * Opens the database the settings name, with its schema up to date: a PostgreSQL server, or the embedded
 * one in `dataDir`, which this process then holds alone.
 */
export async function openStore(settings: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<Store> {
  const closing: (() => void | Promise<void>)[] = [];
  const close = async () => {
    for (const step of closing.toReversed()) await step();
  };
  try {
    let url = settings.databaseUrl;
    const embedded = url === undefined;
    if (url === undefined) {
      await mkdir(settings.dataDir, { recursive: true });
      closing.push(lockDataDir(settings.dataDir));
      const pglite = await startPglite(path.join(settings.dataDir, "db"));
      closing.push(() => pglite.stop());
      ({ url } = pglite);
    }
    const db = openDatabase(url, embedded ? { connections: embeddedConnections } : {});
    closing.push(() => db.destroy());
    return { db, migrated: await migrate(db), close };
  } catch (error) {
    await close();
    throw error;
  }
}
