// Runs on Node 20.19 and later, before anything is installed: only Node's own modules here.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "..");

const stamp = path.join(root, "node_modules", ".installed-from");

/** Programs of the installed packages first on the path, the pinned Node among them. */
export const environment = {
  ...process.env,
  PATH: `${path.join(root, "node_modules", ".bin")}${path.delimiter}${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  DO_NOT_TRACK: "1",
};

/** Says one line and ends the process with status 1. */
export function giveUp(message) {
  console.error(message);
  process.exit(1);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    giveUp(`Node ${process.versions.node} is too old: this project needs Node 20.19 or later.`);
  }
}

/** Runs a program in the repository with its output shown. @returns its exit status */
export function run(command, args, { env = {}, quiet = false } = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) giveUp(`${command} did not start: ${error.message}`);
  if (quiet && status !== 0) process.stderr.write(stdout + stderr);
  return status ?? 1;
}

/** Installs what the lockfile names, unless exactly that is installed already. */
export function install() {
  checkNode();
  const lock = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  console.log("Installing packages (first start, or the lockfile changed) …");
  // Not `npm ci`: it refuses a lockfile that lacks binaries for other platforms, which not every registry holds.
  // `npm install` takes the locked versions all the same, and adds this platform's binaries where they are missing.
  const status = run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (status !== 0) giveUp("npm install failed; the lines above say why.");
  writeFileSync(stamp, lock);
}

/** Builds through turbo's cache: nothing is built twice from the same sources. */
export function build() {
  const status = run("turbo", ["run", "build", "--output-logs=errors-only"], { quiet: !process.env.CI });
  if (status !== 0) giveUp("The build failed; the lines above say why.");
}

/** Runs a program to its end, passing signals on. Ends this process with the program's status. */
export function become(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, env: { ...environment, ...env }, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => giveUp(`${command} did not start: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
