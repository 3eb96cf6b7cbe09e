import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataDir } from "./data-dir-lock.ts";

let directory: string;
const lockFile = () => path.join(directory, "origin.lock");
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

test("a data folder is held by one process at a time and free after it lets go", () => {
  const release = lockDataDir(directory);
  expect(() => lockDataDir(directory)).toThrow(`in use by process ${process.pid}`);
  release();
  lockDataDir(directory)();
  expect(readdirSync(directory)).toEqual([]);
});

test("the message names the other process and what to do", async () => {
  const script = `import { lockDataDir } from ${JSON.stringify(path.join(import.meta.dirname, "data-dir-lock.ts"))};
    lockDataDir(${JSON.stringify(directory)}); console.log("held"); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ["--input-type=module", "-e", script]);
  await new Promise((resolve) => other.stdout.once("data", resolve));
  try {
    expect(() => lockDataDir(directory)).toThrow(new RegExp(`process ${other.pid} .*DATABASE_URL`));
  } finally {
    other.kill("SIGKILL");
    await new Promise((resolve) => other.once("exit", resolve));
  }
  // Killed without a chance to clean up: its lock is recovered.
  lockDataDir(directory)();
});

test("a lock is recovered when its pid went to another process, and when it cannot be read", () => {
  const release = lockDataDir(directory);
  const holder = JSON.parse(readFileSync(lockFile(), "utf8"));
  release();
  writeFileSync(lockFile(), JSON.stringify({ ...holder, born: "an earlier boot", host: hostname() }));
  lockDataDir(directory)();
  writeFileSync(lockFile(), "");
  lockDataDir(directory)();
  expect(readdirSync(directory)).toEqual([]);
});
