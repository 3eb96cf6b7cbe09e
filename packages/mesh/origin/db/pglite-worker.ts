/** Thread body: one PGlite behind PostgreSQL's wire protocol on a port of its own. See `pglite.ts`. */
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";

const { directory } = workerData as { directory: string };
const engine = await PGlite.create(directory);
const server = new PGLiteSocketServer({ db: engine, host: "127.0.0.1", port: 0, maxConnections: 50 });
await server.start();
parentPort?.postMessage({ type: "listening", address: server.getServerConn() });
parentPort?.once("message", async () => {
  await server.stop();
  await engine.close();
  parentPort?.postMessage({ type: "closed" });
});
