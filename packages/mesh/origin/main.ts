/** Starts the embedded `/knowledge/api`, alone or as a worker thread of `server.ts`. */
import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { isMainThread, parentPort } from "node:worker_threads";
import pino from "pino";
import { buildOrigin } from "./app.ts";
import { createMemoryBroker } from "./broker/memory-broker.ts";
import { openDatabase } from "./db/client.ts";
import { migrate } from "./db/migrate.ts";
import { startPglite } from "./db/pglite.ts";
import { readSettings } from "./settings.ts";

const settings = readSettings(process.env);
const log = pino({ level: settings.logLevel, base: { part: "origin" } });

async function openStore() {
  if (settings.databaseUrl) return { url: settings.databaseUrl, stop: async () => {} };
  await mkdir(settings.dataDir, { recursive: true });
  return startPglite(path.join(settings.dataDir, "db"));
}
const store = await openStore();
const db = openDatabase(store.url);
const applied = await migrate(db);
if (applied.length > 0) log.info({ applied }, "migrated");

const clock = () => new Date();
const broker = createMemoryBroker(clock);
const app = await buildOrigin({ db, broker, clock, random: randomBytes, log });
const url = await app.listen({ host: settings.host, port: settings.port });
log.info({ url, ms: Math.round(performance.now()) }, "listening");
parentPort?.postMessage({ type: "listening", url });

async function stop() {
  await app.close();
  await broker.close();
  await db.destroy();
  await store.stop();
  log.info("stopped");
}
if (isMainThread) {
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
} else {
  parentPort?.once("message", async ({ type }) => {
    if (type === "stop") await stop();
    parentPort?.close();
  });
}
