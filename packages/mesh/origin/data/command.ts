/** `npm run data -- copy --to postgres://…` moves from the embedded database to a PostgreSQL server. */
import { parseArgs } from "node:util";
import { openStore } from "../db/open-store.ts";
import { readSettings } from "../settings.ts";
import { copyTables } from "./copy-tables.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: "string" } } });
  if (positionals[0] !== "copy" || !values.to) {
    say("Usage: npm run data -- copy --to postgres://user:password@host:5432/database");
    return 2;
  }
  const { dataDir } = readSettings(process.env);
  const from = await openStore({ databaseUrl: undefined, dataDir });
  try {
    const to = await openStore({ databaseUrl: values.to, dataDir });
    try {
      const copied = await copyTables(from.db, to.db);
      for (const [table, rows] of Object.entries(copied)) say(`${table}: ${rows} rows`);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
  say("Done. Start with DATABASE_URL set to that server from now on.");
  return 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
