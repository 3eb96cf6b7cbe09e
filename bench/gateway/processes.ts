import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

const alive = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

export interface Running {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts a script of the repository and waits until `probe` answers.
 * @throws when it ends first or takes a minute
 */
export async function run(
  script: string,
  port: number,
  probe: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, ["--no-warnings", path.join(root, script)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const started = Date.now();
  while (!(await alive(`http://127.0.0.1:${port}${probe}`))) {
    if (child.exitCode !== null || Date.now() - started > 60_000) {
      child.kill();
      throw new Error(`${script} did not start; run \`npm run build\` first.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}
