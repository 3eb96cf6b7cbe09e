/** One port for everything: site, /graphql, the raw /knowledge/api, media and health. `npm start` runs this file. */
import { randomBytes } from "node:crypto";
import { enableCompileCache } from "node:module";
import { pathToFileURL } from "node:url";
import { readSecrets } from "./origin/secrets.ts";
import { startEmbeddedOrigin } from "./site/embedded-origin.ts";
import { CannotStart, readSiteSettings, type SiteSettings } from "./site/settings.ts";

// Compiled code is kept between starts; so whatever is large is imported after.
enableCompileCache();
const { default: pino } = await import("pino");

const log = pino(
  { level: process.env["LOG_LEVEL"] || "info", base: { part: "site" } },
  process.stdout.isTTY ? (await import("pino-pretty")).default({ ignore: "pid,hostname" }) : undefined,
);

/** The embedded origin, sharing with the gateway the secret that signs requests for codes. */
async function embeddedOrigin({ dataDir, port }: SiteSettings) {
  const { smsSign, mediaSign, paySign } = await readSecrets(process.env, dataDir, randomBytes);
  Object.assign(process.env, {
    SMS_SIGN_SECRET: smsSign,
    MEDIA_SIGN_SECRET: mediaSign,
    PAY_SIGN_SECRET: paySign,
    // The origin's own port is inside; codes that it draws must lead to this one.
    SITE_URL: process.env["SITE_URL"] || `http://localhost:${port}`,
  });
  return startEmbeddedOrigin(process.env, (error) =>
    log.error({ err: error }, "the embedded origin is gone"),
  );
}

async function start() {
  const settings = readSiteSettings(process.env);
  // The origin's thread opens its database while this one loads gateway, site and pages.
  const starting = settings.knowledgeApiUrl ? undefined : embeddedOrigin(settings);
  // Awaited below; until then a failure waits for its turn.
  starting?.catch(() => {});
  const [{ loadGateway }, { buildSite }] = await Promise.all([
    import("./site/built-gateway.ts"),
    import("./site/site.ts"),
    import(pathToFileURL(settings.serverEntry).href),
  ]);
  const handler = await loadGateway();
  const origin = await starting;
  const knowledgeApiUrl = settings.knowledgeApiUrl ?? `${origin?.url}/knowledge/api`;
  // The gateway reads it when a call is made.
  process.env["KNOWLEDGE_API_URL"] = knowledgeApiUrl;
  const app = await buildSite({
    settings,
    knowledgeApiUrl,
    readyUrl: origin ? `${origin.url}/readyz` : `${knowledgeApiUrl}/webHome/homeParam`,
    handler,
    log,
  });
  await app.listen({ host: settings.host, port: settings.port, listenTextResolver: () => "listening" });

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
  log.info({ ms: Math.round(performance.now()) }, "ready");
  process.stdout.write(`杏林针道 http://localhost:${settings.port}\n`);
}

try {
  await start();
} catch (error) {
  if (error instanceof CannotStart) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, error instanceof Error ? error.message : "the server does not start");
  process.exit(1);
}
