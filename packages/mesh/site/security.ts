import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { SiteSettings } from "./settings.ts";

/** CSP hashes of the scripts that stand in index.html itself. */
function inlineScriptHashes(clientDir: string): string[] {
  const html = readFileSync(path.join(clientDir, "index.html"), "utf8");
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}

/** Security headers. Players take segments and workers from blobs; the explorers at /graphql and /docs bring their own scripts. */
export async function secure(app: FastifyInstance, { clientDir }: SiteSettings) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(clientDir)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", "https:"],
        mediaSrc: ["'self'", "blob:", "https:"],
        connectSrc: ["'self'", "https:", "ws:", "wss:"],
        workerSrc: ["'self'", "blob:"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'", "https:"],
        frameAncestors: ["'self'"],
      },
    },
    // Plain http on localhost and behind a proxy that speaks TLS are both normal here.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: "cross-origin" },
  });
  app.addHook("onSend", async (request, reply) => {
    const [pathname = ""] = request.url.split("?");
    if (pathname === "/graphql" || pathname.startsWith("/knowledge/api/docs")) {
      reply.removeHeader("content-security-policy");
    }
  });
}
