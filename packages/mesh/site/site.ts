import path from "node:path";
import rateLimit from "@fastify/rate-limit";
import serveStatic from "@fastify/static";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyReply } from "fastify";
import { sendCompressed } from "./compression.ts";
import { serveGraphql, type GraphqlHandler } from "./graphql.ts";
import { createPages } from "./pages.ts";
import { searchEngines } from "./search-engines.ts";
import { secure } from "./security.ts";
import type { SiteSettings } from "./settings.ts";
import { proxyOrigin } from "./upstream-proxy.ts";

interface Parts {
  settings: SiteSettings;
  /** Where `/knowledge/api` is: the embedded origin or another deployment. */
  knowledgeApiUrl: string;
  /** The embedded origin's own readiness; another deployment is asked for its site parameters instead. */
  readyUrl: string;
  handler: GraphqlHandler;
  log: FastifyBaseLogger;
}

const year = 31_536_000;

/** A media ticket is a key: it never reaches a log. */
const loggable = (url: string) =>
  (url.split("?")[0] ?? "").replace(/^\/media\/(?!covers|people|banners|qr)[^/]+/, "/media/[ticket]");

const originOf = ({ protocol, host }: { protocol: string; host: string }) => `${protocol}://${host}`;

/** For requests that no route sees. */
const plainPage = (words: string) =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>杏林针道</title><p>${words}</p><p><a href="/courselist">回到课程列表</a></p></html>`;

/** The whole site on one port: pages, assets, `/graphql`, the raw API, health. The caller listens. */
export async function buildSite({ settings, knowledgeApiUrl, readyUrl, handler, log }: Parts) {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    genReqId: () => crypto.randomUUID(),
    // A stop lets running requests finish and hangs up idle connections.
    forceCloseConnections: "idle",
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.code(400).type("text/html; charset=utf-8").send(plainPage("这个地址读不懂。"));
    },
    clientErrorHandler(error, socket) {
      const tooLong = "code" in error && error.code === "HPE_HEADER_OVERFLOW";
      const body = plainPage(tooLong ? "搜索的内容太长了，请缩短后再试。" : "这个请求读不懂。");
      if (socket.writable) {
        socket.end(
          `HTTP/1.1 ${tooLong ? "431 Request Header Fields Too Large" : "400 Bad Request"}\r\ncontent-type: text/html; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
        );
      }
    },
  });

  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onResponse", async (request, reply) => {
    // What was busy when the stop came would be kept alive for a minute, and the stop would wait for it.
    if (closing) setImmediate(() => app.server.closeIdleConnections());
    const { statusCode, elapsedTime } = reply;
    request.log.info(
      {
        method: request.method,
        path: loggable(request.url),
        status: statusCode,
        ms: Math.round(elapsedTime),
      },
      "request",
    );
  });
  app.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, "a request failed");
    const words =
      status === 429
        ? "请求太频繁，请稍后再试"
        : status >= 500
          ? `服务器开小差了，请稍后再试（编号 ${request.id}）`
          : "这个请求读不懂";
    return reply.code(status).send({ code: 500, msg: words, data: null });
  });

  await secure(app, settings);
  if (settings.rateLimit > 0) {
    await app.register(rateLimit, {
      max: settings.rateLimit,
      timeWindow: "1 minute",
      // Assets and media come by the dozen.
      allowList: (request) => /^\/(?:assets|media)\//.test(request.url),
    });
  }

  app.get("/healthz", () => ({ status: "alive" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await fetch(readyUrl, {
      method: readyUrl.endsWith("/readyz") ? "GET" : "POST",
      signal: AbortSignal.timeout(5000),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "upstream not ready" });
  });

  await serveGraphql(app, handler);
  await proxyOrigin(app, knowledgeApiUrl);
  // Mesh's handler answers in this process: rendering a page costs no round trip.
  const fetchGraphql = ((input, init) =>
    handler.fetch(input instanceof Request ? input.url : input.toString(), init)) as typeof fetch;
  searchEngines(app, { fetchGraphql, originOf });

  await app.register(serveStatic, {
    root: settings.clientDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Pages have no extension; what remains is looked up as a file. The template is no page of its own.
    allowedPath: (file) => /\.[a-z0-9]+$/i.test(file) && file !== "/index.html",
    setHeaders(reply, file) {
      const hashed = path.relative(settings.clientDir, file).startsWith("assets");
      reply.header("cache-control", hashed ? `public, max-age=${year}, immutable` : "public, max-age=3600");
    },
  });

  const pageFor = await createPages({ settings, fetchGraphql, log });
  app.setNotFoundHandler(async (request, reply) => {
    // `//x` would name a host.
    const { pathname, searchParams } = new URL(request.url.replace(/^\/+/, "/"), "http://site");
    const wantsPage = request.method === "GET" || request.method === "HEAD";
    // A missing picture or script is no page.
    if (
      !wantsPage ||
      pathname.startsWith("/assets/") ||
      /\.(?:js|css|map|png|jpe?g|avif|webp|ico)$/.test(pathname)
    ) {
      return reply.code(404).send({ code: 404, msg: "没有这个地址", data: null });
    }
    const page = await pageFor(pathname, searchParams, originOf(request));
    reply.code(page.status).type("text/html; charset=utf-8").header("cache-control", "no-cache");
    return sendCompressed(request, reply, page.body);
  });
  return app;
}
