import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");

/** The server's output, for the journeys that read a sign-in code from its log. */
export const serverLog = path.join(root, "test-results", "site.log");

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilReady(url: string, child: ChildProcess) {
  for (const started = Date.now(); Date.now() - started < 60_000;) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with status ${child.exitCode}; see ${serverLog}`);
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not become ready within a minute; see ${serverLog}`);
}

interface Server {
  port: string;
  dataDir: string;
  env?: Record<string, string>;
}

/** Starts the real server on a data folder; answers the function that stops it. */
export async function startServer({ port, dataDir, env }: Server): Promise<() => Promise<void>> {
  const log = openSync(serverLog, "a");
  const child = spawn(process.execPath, ["packages/mesh/server.ts"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      // All journeys come from one address.
      RATE_LIMIT: "0",
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      KNOWLEDGE_API_URL: "",
      ...env,
    },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  await untilReady(`http://localhost:${port}/readyz`, child);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return async () => {
    child.kill("SIGTERM");
    await ended;
  };
}

/** An empty data folder, and the function that takes it away. */
export function openDataDir() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "xinglin-e2e-"));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Starts the real server with an empty data folder, as `npm start` would. */
export default async function startSite() {
  const { dataDir, remove } = openDataDir();
  mkdirSync(path.dirname(serverLog), { recursive: true });
  writeFileSync(serverLog, "");
  const stop = await startServer({ port: process.env["E2E_PORT"] ?? "4173", dataDir });
  return async () => {
    await stop();
    remove();
  };
}
