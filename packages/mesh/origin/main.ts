/** The origin as a process of its own, or as a worker thread that is told to stop by a message. */
import { enableCompileCache } from "node:module";
import { isMainThread, parentPort } from "node:worker_threads";

// Compiled code is kept between starts, a third of the way to listening; so nothing is imported before.
enableCompileCache();
const { default: pino } = await import("pino");
const { startOrigin } = await import("./start-origin.ts");

const log = pino({ level: process.env.LOG_LEVEL || "info", base: { part: "origin" } });

try {
  const origin = await startOrigin(process.env, log);
  const { url } = origin;
  log.info({ url, ms: Math.round(performance.now()) }, "listening");
  let stopping: Promise<void> | undefined;
  const stopOnce = () => {
    stopping ??= origin.stop().then(() => log.info("stopped"));
    return stopping;
  };
  if (isMainThread) {
    process.on("SIGTERM", stopOnce);
    process.on("SIGINT", stopOnce);
  } else {
    parentPort?.on("message", async ({ type }) => {
      if (type !== "stop") return;
      await stopOnce();
      parentPort?.postMessage({ type: "stopped" });
      parentPort?.close();
    });
    parentPort?.postMessage({ type: "listening", url });
  }
} catch (error) {
  // A thread's error reaches its parent; a process says what is wrong and ends.
  if (!isMainThread) throw error;
  log.fatal({ err: error }, error instanceof Error ? error.message : "the origin does not start");
  process.exitCode = 1;
}
