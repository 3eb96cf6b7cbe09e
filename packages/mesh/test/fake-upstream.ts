import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Listener = (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => void;

/** What a deployment answers to a call: a body, or whatever the listener writes itself. */
type Answer = object | Listener;

export interface FakeUpstream {
  /** Ends in /knowledge/api. */
  url: string;
  /** Path, query and headers of every request so far. */
  seen: { path: string; query: URLSearchParams; token: string | undefined }[];
  stop: () => Promise<void>;
}

export const ok = (data: unknown) => ({ code: 200, msg: "操作成功", data });

/** A server that speaks for `/knowledge/api` with the given answers, by path; the rest is HTTP 404. */
export async function fakeUpstream(answers: Record<string, Answer>): Promise<FakeUpstream> {
  const seen: FakeUpstream["seen"] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://fake");
    const path = pathname.replace("/knowledge/api", "");
    const { token } = request.headers;
    seen.push({ path, query, token: Array.isArray(token) ? token[0] : token });
    const answer = answers[path];
    if (typeof answer === "function") {
      // Of all objects only a listener can be called.
      (answer as Listener)(request, response, query);
      return;
    }
    response.writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? { code: 404, msg: "Not Found", data: null }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // It listens on TCP.
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}/knowledge/api`, seen, stop };
}
