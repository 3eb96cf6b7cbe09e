import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
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

/** Starts the real server with an empty data folder, as `npm start` would. */
export default async function startSite() {
  const port = process.env["E2E_PORT"] ?? "4173";
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "xinglin-e2e-"));
  mkdirSync(path.dirname(serverLog), { recursive: true });
  writeFileSync(serverLog, "");
  const log = openSync(serverLog, "a");
  const child = spawn(process.execPath, ["packages/mesh/server.ts"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      KNOWLEDGE_API_URL: "",
    },
    stdio: ["ignore", log, log],
  });
  await untilReady(`http://localhost:${port}/readyz`, child);
  return async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
}
