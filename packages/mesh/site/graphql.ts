import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyError, FastifyInstance } from "fastify";
import { compressible, sendCompressed } from "./compression.ts";

/** The handler that Mesh builds: a WHATWG server adapter, callable as a Node request listener. */
export interface GraphqlHandler {
  (request: IncomingMessage, response: ServerResponse): unknown;
  handleNodeRequestAndResponse: (request: IncomingMessage, response: ServerResponse) => Promise<Response>;
  fetch: (input: string, init?: RequestInit) => Promise<Response>;
}

/** Largest operation in bytes; the app's own are hashes of a few hundred. */
const bodyLimit = 256 * 1024;

const refusals: Record<number, [code: string, message: string]> = {
  413: ["BAD_REQUEST", "提交的内容太长了，请缩短后再试"],
  429: ["TOO_MANY_REQUESTS", "请求太频繁，请稍后再试"],
};

/** Puts Mesh's handler on `/graphql`. Fastify reads the body, so that its size has a limit. */
export async function serveGraphql(app: FastifyInstance, handler: GraphqlHandler) {
  await app.register(async (scope) => {
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) request.log.error({ err: error }, "a GraphQL request failed");
      const [code, message] =
        refusals[statusCode] ??
        (statusCode >= 500
          ? ["INTERNAL", `服务器开小差了，请稍后再试（编号 ${request.id}）`]
          : ["BAD_REQUEST", "请求的格式不正确"]);
      return reply.code(statusCode).send({ errors: [{ message, extensions: { code } }] });
    });
    scope.route({
      method: ["GET", "POST", "OPTIONS"],
      url: "/graphql",
      bodyLimit,
      handler: async (request, reply) => {
        request.raw.headers["x-request-id"] = request.id;
        // Who asks, as this server sees it; what a stranger claims of itself is not passed on.
        request.raw.headers["x-forwarded-for"] = request.ip;
        // The adapter takes a body that was read before it.
        const read = Object.assign(request.raw, { body: request.body });
        const answer = await handler.handleNodeRequestAndResponse(read, reply.raw);
        // Events and parts go out as they come; an answer in one piece is compressed.
        if (!/json/.test(answer.headers.get("content-type") ?? "")) return reply.send(answer);
        reply.code(answer.status).headers(Object.fromEntries(answer.headers)).removeHeader("content-length");
        return sendCompressed(request, reply, compressible(await answer.text()));
      },
    });
  });
}
