/** One port for everything: site, /graphql, the raw /knowledge/api, media and health. `npm start` runs this file. */
import pino from "pino";
import { startEmbeddedOrigin, type RunningOrigin } from "./site/embedded-origin.ts";
import { secrets } from "./site/secrets.ts";
import { buildSite } from "./site/site.ts";
import { readSiteSettings } from "./site/settings.ts";
import type { GraphqlHandler } from "./site/graphql.ts";

const log = pino(
  { level: process.env["LOG_LEVEL"] || "info", base: { part: "site" } },
  process.stdout.isTTY ? (await import("pino-pretty")).default({ ignore: "pid,hostname" }) : undefined,
);

async function start() {
  const settings = readSiteSettings(process.env);
  // The gateway loads while the origin opens its database: both take a second.
  const loading = import(new URL("./dist/gateway.js", import.meta.url).href) as Promise<{
    createBuiltMeshHTTPHandler: () => GraphqlHandler;
    getBuiltMesh: () => Promise<unknown>;
  }>;
  let origin: RunningOrigin | undefined;
  if (!settings.knowledgeApiUrl) {
    Object.assign(process.env, secrets(settings.dataDir, process.env));
    origin = await startEmbeddedOrigin(process.env, (error) =>
      log.error({ err: error }, "the embedded origin is gone"),
    );
  }
  const knowledgeApiUrl = settings.knowledgeApiUrl ?? `${origin?.url}/knowledge/api`;
  // The gateway reads it when a call is made.
  process.env["KNOWLEDGE_API_URL"] = knowledgeApiUrl;
  const gateway = await loading;
  await gateway.getBuiltMesh();
  const app = await buildSite({
    settings,
    knowledgeApiUrl,
    readyUrl: origin ? `${origin.url}/readyz` : `${knowledgeApiUrl}/webHome/homeParam`,
    handler: gateway.createBuiltMeshHTTPHandler(),
    log,
  });
  await app.listen({ host: settings.host, port: settings.port });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping: running requests finish first");
    await app.close();
    await origin?.stop();
    log.info("stopped");
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => void stop(signal));
  process.stdout.write(`杏林针道 http://localhost:${settings.port}\n`);
}

try {
  await start();
} catch (error) {
  log.fatal({ err: error }, error instanceof Error ? error.message : "the server does not start");
  process.exit(1);
}
