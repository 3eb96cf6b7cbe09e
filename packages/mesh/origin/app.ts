import Fastify, { type FastifyBaseLogger } from "fastify";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { Broker } from "./broker/broker.ts";
import { configRoutes } from "./config/config.routes.ts";
import { courseListRoutes } from "./course/course-list.routes.ts";
import type { Db } from "./db/client.ts";
import { healthRoutes } from "./health/health.routes.ts";
import { bannerRoutes } from "./home/banner.routes.ts";
import { guardAccess } from "./http/access.ts";
import { answerFailures, answerUnparsed } from "./http/failures.ts";
import { logAccess } from "./http/access-log.ts";
import { validatorCompiler } from "./http/validation.ts";

export type Clock = () => Date;

/** Everything the embedded `/knowledge/api` needs from outside; tests choose each part. */
export interface Origin {
  db: Db;
  broker: Broker;
  clock: Clock;
  /** Unpredictable bytes. */
  random: (bytes: number) => Buffer;
  log: FastifyBaseLogger;
}

export const basePath = "/knowledge/api";

/** Builds the REST API over a migrated database; the caller listens, and closes what it passed in. */
export async function buildOrigin(origin: Origin) {
  const app = Fastify({
    loggerInstance: origin.log,
    disableRequestLogging: true,
    genReqId: () => origin.random(9).toString("base64url"),
    // A stop lets running requests finish and hangs up idle connections.
    forceCloseConnections: "idle",
    clientErrorHandler: answerUnparsed,
    routerOptions: { maxParamLength: 2000 },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  answerFailures(app);
  logAccess(app);
  guardAccess(app, origin);

  await app.register(healthRoutes, origin);
  for (const routes of [configRoutes, bannerRoutes, courseListRoutes]) {
    await app.register(routes, { ...origin, prefix: basePath });
  }
  await app.ready();
  return app;
}
