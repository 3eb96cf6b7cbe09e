import proxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";

/** What the origin owns and this server only passes on: the raw REST API, media, uploads, the cashier and sockets. */
const ownedByOrigin = [
  "/knowledge/api",
  "/train/api/ZysjData",
  "/vue-admin-template",
  "/v1/admin",
  "/media",
  "/uploads",
  "/knowledge/cashier",
  "/knowledge/ws",
];

/** Passes the origin's addresses on unread; answers an unreachable origin with the API's own envelope. */
export async function proxyOrigin(app: FastifyInstance, knowledgeApiUrl: string) {
  const { origin } = new URL(knowledgeApiUrl);
  for (const prefix of ownedByOrigin) {
    // Another deployment's API may stand under a longer path than ours.
    const rewritePrefix = prefix === "/knowledge/api" ? new URL(knowledgeApiUrl).pathname : prefix;
    await app.register(proxy, {
      upstream: origin,
      prefix,
      rewritePrefix,
      websocket: prefix === "/knowledge/ws",
      // Streams (SSE, long AI answers) may be silent for as long as the specification lets them.
      undici: { connections: 128, headersTimeout: 600_000, bodyTimeout: 3_600_000 },
      replyOptions: {
        // Who asks, as this server sees it; what a stranger claims of itself is not passed on.
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          "x-request-id": request.id,
          "x-forwarded-for": request.ip,
        }),
        onError: (reply, { error }) => {
          reply.log.warn({ err: error }, "the origin did not answer");
          void reply
            .code(200)
            .send({ code: 500, msg: "暂时连不上服务器，请稍后再试", data: null, reason: "INTERNAL" });
        },
      },
    });
  }
}
