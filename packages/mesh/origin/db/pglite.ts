import { Worker } from "node:worker_threads";

/**
 * PGlite is one session, and its socket lets the messages of several connections into each other's queries
 * (one's parameters bound to another's statement): with more than one, statements at once fail or hang.
 */
export const embeddedConnections = 1;

export interface EmbeddedDatabase {
  /** A `postgres://` URL of this machine, for `pg`. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the embedded database in a thread of its own, because PGlite runs a query on the thread that asks.
 * @param directory where the data lives; `memory://` keeps nothing
 * @throws when the database cannot be opened, naming the directory
 */
export async function startPglite(directory: string): Promise<EmbeddedDatabase> {
  const worker = new Worker(new URL("./pglite-worker.ts", import.meta.url), { workerData: { directory } });
  const next = () =>
    new Promise<{ type: string; address?: string }>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
    });
  let address: string | undefined;
  try {
    ({ address } = await next());
  } catch (cause) {
    throw new Error(`The embedded database in ${directory} does not open.`, { cause });
  }
  return {
    url: `postgres://postgres@${address}/postgres?sslmode=disable`,
    async stop() {
      const closed = next();
      worker.postMessage("close");
      await closed;
      await worker.terminate();
    },
  };
}
