import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../../scripts/workshop.mjs";

const ready = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the built site on a port of its own with fresh sample data. */
export async function startSite({ port = 4191 } = {}) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "xinglin-bench-"));
  const child = spawn("node", ["packages/mesh/server.ts"], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://localhost:${port}`;
  const started = Date.now();
  while (!(await ready(`${url}/readyz`))) {
    if (child.exitCode !== null || Date.now() - started > 60_000)
      throw new Error("The site did not start; run `npm run build` first.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
