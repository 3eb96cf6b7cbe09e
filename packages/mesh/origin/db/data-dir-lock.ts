import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { threadId } from "node:worker_threads";

/** Who holds a data folder. `born` tells a process from a later one that was given the same pid. */
interface Holder {
  pid: number;
  born: string;
  host: string;
  command: string;
  since: string;
}

/** Boot and start time of a process where Linux tells them, else empty: then the pid alone must do. */
function birthOf(pid: number): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "";
    // Field 22 of proc(5)'s stat; two stand before the name's end.
    return `${boot}:${afterName.split(" ")[19]}`;
  } catch {
    return "";
  }
}

function isAlive({ pid, born, host }: Holder): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  return born === birthOf(pid);
}

function readHolder(file: string): Holder | undefined {
  try {
    // Written whole by this module and then linked into place; anything else fails to parse.
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch {
    return undefined;
  }
}

/**
 * Takes a data folder for this process, because two PGlites in one folder lose rows without a word.
 * A lock whose process has died is recovered.
 * @returns what gives the folder back
 * @throws when another process holds it, naming that process
 */
export function lockDataDir(directory: string): () => void {
  const file = path.join(directory, "origin.lock");
  const draft = `${file}.${process.pid}.${threadId}`;
  const mine: Holder = {
    pid: process.pid,
    born: birthOf(process.pid),
    host: hostname(),
    command: process.argv.slice(1).join(" "),
    since: new Date().toISOString(),
  };
  writeFileSync(draft, JSON.stringify(mine));
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        // A link appears whole or not at all, and never over one that is there.
        linkSync(draft, file);
        return () => rmSync(file, { force: true });
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      }
      const holder = readHolder(file);
      if (holder && isAlive(holder)) {
        throw new Error(
          `${directory} is in use by process ${holder.pid} (${holder.command}) since ${holder.since}. ` +
            "Stop that process first, choose another DATA_DIR, or use a PostgreSQL server through DATABASE_URL.",
        );
      }
      discardStale(file, holder);
    }
    throw new Error(`${directory} cannot be locked: ${file} keeps changing hands.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves a dead process's lock away; puts it back when another process was quicker and it is that one's. */
function discardStale(file: string, stale: Holder | undefined) {
  const away = `${file}.stale.${process.pid}.${threadId}`;
  try {
    renameSync(file, away);
  } catch {
    return;
  }
  const moved = readHolder(away);
  if (moved && (moved.pid !== stale?.pid || moved.born !== stale.born)) linkSync(away, file);
  rmSync(away, { force: true });
}
