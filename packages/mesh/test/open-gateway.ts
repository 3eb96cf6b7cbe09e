import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadGateway } from "../site/built-gateway.ts";

interface Asked {
  variables?: Record<string, unknown>;
  token?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  // Tests assert the shape of an answer; typing it would say it twice.
  // oxlint-disable-next-line typescript/no-explicit-any
  data?: any;
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

/** The built gateway in this process, in front of the given deployment; one per test file. */
export async function openGateway(env: Record<string, string>) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "gateway-"));
  // Read when its modules load, so set before.
  Object.assign(process.env, { DATA_DIR: dataDir, LOG_LEVEL: "silent", RESPONSE_CACHE: "off", ...env });
  const handler = await loadGateway();
  const send = (body: object, token?: string, headers: Record<string, string> = {}) =>
    handler.fetch("http://gateway/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { token }), ...headers },
      body: JSON.stringify(body),
    });
  const ask = async (query: string, { variables, token, headers }: Asked = {}): Promise<Answer> => {
    const answer = await send({ query, variables }, token, headers);
    return (await answer.json()) as Answer;
  };
  return { ask, send };
}
