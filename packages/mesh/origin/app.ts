import Fastify, { type FastifyBaseLogger, LogController } from "fastify";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import { appReleaseRoutes } from "./app-release/app-release.routes.ts";
import { basePath } from "./http/base-path.ts";
import type { Broker } from "./broker/broker.ts";
import { certificateRoutes } from "./certificate/certificate.routes.ts";
import { configRoutes } from "./config/config.routes.ts";
import { courseListRoutes } from "./course/course-list.routes.ts";
import { courseRoutes } from "./course/course.routes.ts";
import type { Db } from "./db/client.ts";
import { dictionaryRoutes } from "./dictionary/dictionary.routes.ts";
import { discipleRoutes } from "./disciple/disciple.routes.ts";
import { healthRoutes } from "./health/health.routes.ts";
import { activityRoutes } from "./home/activity.routes.ts";
import { advertRoutes } from "./home/advert.routes.ts";
import { bannerRoutes } from "./home/banner.routes.ts";
import { founderRoutes } from "./home/founder.routes.ts";
import { textPageRoutes } from "./home/text-page.routes.ts";
import { passwordRoutes, passwordSignInRoutes } from "./learner/password.routes.ts";
import { sessionRoutes } from "./learner/session.routes.ts";
import { signInRoutes } from "./learner/sign-in.routes.ts";
import { liveListRoutes } from "./live/live-list.routes.ts";
import { mediaRoutes } from "./media/media.routes.ts";
import { playRoutes } from "./media/play.routes.ts";
import { noteRoutes } from "./notes/note.routes.ts";
import { cashierRoutes } from "./payment/cashier.routes.ts";
import { notifyRoutes } from "./payment/notify.routes.ts";
import { paymentRoutes } from "./payment/payment.routes.ts";
import type { Payments } from "./payment/provider.ts";
import { scanSignInRoutes } from "./scan-sign-in/scan-sign-in.routes.ts";
import { scanStreamRoutes } from "./scan-sign-in/scan-stream.routes.ts";
import { progressRoutes } from "./progress/progress.routes.ts";
import { offlineCourseRoutes } from "./offline-course/offline-course.routes.ts";
import { suggestionRoutes } from "./search/suggestion.routes.ts";
import type { SmsProvider } from "./sms/sms-provider.ts";
import { smsRoutes } from "./sms/sms.routes.ts";
import { studyRoutes } from "./study/study.routes.ts";
import { guardAccess } from "./http/access.ts";
import { describeRoutes } from "./http/contract.ts";
import { answerFailures, answerUnparsed } from "./http/failures.ts";
import { logAccess } from "./http/access-log.ts";
import { validatorCompiler } from "./http/validation.ts";

export type Clock = () => Date;

export interface Secrets {
  /** Shared with whoever signs requests for SMS codes. */
  smsSign: string;
  mediaSign: string;
  /** Signs what the sandbox's cashier tells. */
  paySign: string;
}

/** Everything the embedded `/knowledge/api` needs from outside; tests choose each part. */
export interface Origin {
  db: Db;
  broker: Broker;
  clock: Clock;
  /** Unpredictable bytes. */
  random: (bytes: number) => Buffer;
  log: FastifyBaseLogger;
  secrets: Secrets;
  smsProvider: SmsProvider;
  /** Folders that hold `covers`, `lessons` and so on; the first that has a file wins. */
  mediaDirs: string[];
  /** Seconds that a signed media address lives. */
  mediaTicketTtl: number;
  payments: Payments;
}

/** Builds the REST API over a migrated database; the caller listens, and closes what it passed in. */
export async function buildOrigin(origin: Origin) {
  const app = Fastify({
    loggerInstance: origin.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => origin.random(9).toString("base64url"),
    // A stop lets running requests finish and hangs up idle connections.
    forceCloseConnections: "idle",
    clientErrorHandler: answerUnparsed,
    routerOptions: { maxParamLength: 2000 },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  answerFailures(app);
  logAccess(app);
  // Before the guard, because the browsable pages' routes are not ours to mark; they are public.
  await describeRoutes(app, basePath);
  guardAccess(app, origin);

  await app.register(healthRoutes, origin);
  await app.register(mediaRoutes, origin);
  await app.register(cashierRoutes, origin);
  for (const routes of [
    configRoutes,
    dictionaryRoutes,
    appReleaseRoutes,
    bannerRoutes,
    textPageRoutes,
    founderRoutes,
    advertRoutes,
    activityRoutes,
    liveListRoutes,
    courseListRoutes,
    courseRoutes,
    suggestionRoutes,
    playRoutes,
    noteRoutes,
    progressRoutes,
    studyRoutes,
    paymentRoutes,
    notifyRoutes,
    smsRoutes,
    signInRoutes,
    passwordSignInRoutes,
    passwordRoutes,
    sessionRoutes,
    discipleRoutes,
    offlineCourseRoutes,
    certificateRoutes,
    scanSignInRoutes,
    scanStreamRoutes,
  ]) {
    await app.register(routes, { ...origin, prefix: basePath });
  }
  // Written in the spec with a prefix of its own, so it answers without the base too.
  await app.register(passwordSignInRoutes, origin);
  await app.ready();
  return app;
}
