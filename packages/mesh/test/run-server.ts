import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Answer } from "./open-gateway.ts";
import { runScript } from "./child-process.ts";

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return typeof address === "object" && address ? address.port : 0;
}

/** The real server.ts as a process with a data folder of its own. */
export async function runServer(env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), "server-"));
  const port = String(await freePort());
  const server = runScript("server.ts", { PORT: port, HOST: "127.0.0.1", DATA_DIR: dataDir, ...env });
  await server.printed(/http:\/\/localhost:/);
  const url = `http://127.0.0.1:${port}`;
  const ask = async (query: string, { variables = {}, token = "" } = {}): Promise<Answer> => {
    const answer = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { token }) },
      body: JSON.stringify({ query, variables }),
    });
    return (await answer.json()) as Answer;
  };
  const page = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + address, { headers, redirect: "manual" });
    const html = await answer.text();
    const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    return { status: answer.status, headers: answer.headers, html, title };
  };
  const stop = async () => {
    const status = await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    return status;
  };
  return { ...server, stop, url, dataDir, ask, page };
}
