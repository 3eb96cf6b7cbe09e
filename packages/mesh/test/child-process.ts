import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

export const meshDir = path.resolve(import.meta.dirname, "..");

/** A script of this package as a process of its own, with what it has printed. */
export function runScript(script: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(meshDir, script)], {
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      LANG: "C.UTF-8",
      NODE_ENV: "production",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const take = (part: string) => {
    output += stripVTControlCharacters(part);
    child.emit("printed");
  };
  child.stdout.setEncoding("utf8").on("data", take);
  child.stderr.setEncoding("utf8").on("data", take);
  const ended = once(child, "close") as Promise<[code: number | null]>;
  /** Waits for words on its output. @throws when it ends without them */
  const printed = async (words: RegExp): Promise<RegExpExecArray> => {
    let found = words.exec(output);
    while (!found) {
      const [code] = await Promise.race([once(child, "printed"), ended]);
      found = words.exec(output);
      if (!found && child.exitCode !== null) throw new Error(`${script} ended (${String(code)}):\n${output}`);
    }
    return found;
  };
  /** Asks it to stop. @returns its exit status */
  const stop = async (): Promise<number | null> => {
    child.kill("SIGTERM");
    const [code] = await ended;
    return code;
  };
  return { printed, stop, ended, output: () => output, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}
