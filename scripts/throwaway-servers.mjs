import { spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root, so root steps aside for the package's own user. */
function asPostgres(command, args) {
  const root = process.getuid?.() === 0;
  const { status, stdout, stderr } = root
    ? spawnSync("runuser", ["-u", "postgres", "--", command, ...args], { encoding: "utf8", cwd: "/" })
    : spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${path.basename(command)} failed: ${stdout}${stderr}`);
}

function postgresPrograms() {
  const base = "/usr/lib/postgresql";
  const newest = readdirSync(base).toSorted((one, other) => Number(other) - Number(one))[0];
  return path.join(base, newest ?? "", "bin");
}

/** Starts an empty PostgreSQL on a free port. @returns its address and the way to end it */
export async function startPostgres() {
  const dir = mkdtempSync(path.join(os.tmpdir(), "xinglin-pg-"));
  const port = await freePort();
  const bin = postgresPrograms();
  if (process.getuid?.() === 0) {
    const { stdout } = spawnSync("id", ["-u", "postgres"], { encoding: "utf8" });
    chownSync(dir, Number(stdout), -1);
  }
  const data = path.join(dir, "data");
  asPostgres(path.join(bin, "initdb"), [
    "-D",
    data,
    "-A",
    "trust",
    "-U",
    "xinglin",
    "-E",
    "UTF8",
    "--locale=C.UTF-8",
    "--no-sync",
  ]);
  asPostgres(path.join(bin, "pg_ctl"), [
    "-D",
    data,
    "-w",
    "-s",
    "-l",
    path.join(dir, "log"),
    "-o",
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${dir} -c fsync=off`,
    "start",
  ]);
  return {
    url: `postgres://xinglin@127.0.0.1:${port}/postgres`,
    stop() {
      asPostgres(path.join(bin, "pg_ctl"), ["-D", data, "-m", "immediate", "-s", "stop"]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Starts an empty Redis that keeps nothing, on a free port. */
export async function startRedis() {
  const port = await freePort();
  const child = spawn(
    "redis-server",
    ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => reject(new Error("redis-server ended at once")));
    child.stdout.on("data", (text) => String(text).includes("Ready to accept connections") && resolve());
  });
  return { url: `redis://127.0.0.1:${port}`, stop: () => child.kill() };
}
