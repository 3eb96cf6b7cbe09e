import { randomBytes } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { buildOrigin } from "./app.ts";
import { createMemoryBroker } from "./broker/memory-broker.ts";
import { createRedisBroker } from "./broker/redis-broker.ts";
import { BadContent, importSample } from "./content/import-folder.ts";
import { describeProblem } from "./content/problem.ts";
import type { Db } from "./db/client.ts";
import { openStore } from "./db/open-store.ts";
import { readPayments } from "./payment/payment-settings.ts";
import { refreshSearch } from "./search/search-index.ts";
import { readSecrets } from "./secrets.ts";
import { mediaDirsOf, readSettings } from "./settings.ts";
import { printingSms } from "./sms/sms-provider.ts";

export interface RunningOrigin {
  url: string;
  /** Finishes running requests, then lets go of port, database and data folder. */
  stop(): Promise<void>;
}

/** A bad row must not take a running site down at its next start: it says so and serves what it has. */
async function loadSample(db: Db, folder: string, now: Date, log: FastifyBaseLogger) {
  try {
    const loaded = await importSample(db, folder, now);
    if (loaded) log.info(loaded, "content loaded");
  } catch (error) {
    if (!(error instanceof BadContent)) throw error;
    const shown = error.problems.slice(0, 20).map(describeProblem);
    log.error(
      { problems: error.problems.length, shown },
      "content not loaded: `npm run content -- import` tells all",
    );
  }
}

/** Starts the embedded REST API as the environment says: schema, sample content, then the port. */
export async function startOrigin(env: NodeJS.ProcessEnv, log: FastifyBaseLogger): Promise<RunningOrigin> {
  const settings = readSettings(env);
  const clock = () => new Date();
  const closing: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of closing.splice(0).toReversed()) await step();
  };
  try {
    const store = await openStore(settings);
    const { db, migrated } = store;
    closing.push(() => store.close());
    if (migrated.length > 0) log.info({ migrated }, "schema brought up to date");
    await loadSample(db, settings.contentDir, clock(), log);
    const indexed = await refreshSearch(db, mediaDirsOf(settings));
    if (indexed !== undefined) log.info({ entries: indexed }, "search index written");

    const broker = settings.redisUrl ? await createRedisBroker(settings.redisUrl) : createMemoryBroker(clock);
    closing.push(() => broker.close());
    const secrets = await readSecrets(env, settings.dataDir, randomBytes);
    const app = await buildOrigin({
      db,
      broker,
      clock,
      random: randomBytes,
      log,
      secrets,
      smsProvider: printingSms,
      mediaDirs: mediaDirsOf(settings),
      mediaTicketTtl: settings.mediaTicketTtl,
      payments: readPayments(env, {
        siteUrl: settings.siteUrl,
        paySign: secrets.paySign,
        random: randomBytes,
      }),
    });
    closing.push(() => app.close());
    const url = await app.listen({
      host: settings.host,
      port: settings.port,
      listenTextResolver: () => "open",
    });
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
