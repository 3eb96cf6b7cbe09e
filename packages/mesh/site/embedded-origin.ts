import path from "node:path";
import { Worker } from "node:worker_threads";
import { repository } from "./settings.ts";

export interface RunningOrigin {
  /** Scheme, host and port. */
  url: string;
  /** Lets running requests finish, closes the database, ends the thread. */
  stop: () => Promise<void>;
}

/** Starts the embedded `/knowledge/api` in a thread of its own, so that it and the gateway have a core each. */
export function startEmbeddedOrigin(
  env: NodeJS.ProcessEnv,
  onDeath: (error: Error) => void,
): Promise<RunningOrigin> {
  const worker = new Worker(path.join(repository, "packages/mesh/origin/main.ts"), {
    env: { ...env, HOST: "127.0.0.1", PORT: env["ORIGIN_PORT"] ?? "0" },
  });
  let stopping = false;
  let listening = false;
  const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  worker.on("exit", (code) => {
    if (listening && !stopping) onDeath(new Error(`The origin ended by itself (${code}).`));
  });
  const stop = async () => {
    stopping = true;
    // A thread has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage({ type: "stop" });
    await ended;
  };
  return new Promise((resolve, reject) => {
    // After the start the exit tells of it; without a listener the error would end this process too.
    worker.on("error", reject);
    worker.once("exit", (code) =>
      reject(new Error(`The origin ended with status ${code} before it listened.`)),
    );
    worker.on("message", (message: { type: string; url?: string }) => {
      if (message.type !== "listening" || !message.url) return;
      listening = true;
      resolve({ url: message.url, stop });
    });
  });
}
