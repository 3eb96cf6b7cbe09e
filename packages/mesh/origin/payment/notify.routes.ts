import type { FastifyBaseLogger } from "fastify";
import { Type } from "typebox";
import type { Origin } from "../app.ts";
import type { Routes } from "../http/routes.ts";
import { BadNotice, type Notice, type PaymentProvider } from "./provider.ts";
import { settle } from "./settle.queries.ts";

const longestNotice = 64 * 1024;

/**
 * Takes a provider's message, and logs what became of it.
 * @returns why it was refused; undefined when it was taken
 */
async function take(
  { db, clock }: Origin,
  provider: PaymentProvider,
  notice: Notice,
  log: FastifyBaseLogger,
): Promise<string | undefined> {
  const refused = (why: string, details: object = {}) => {
    log.warn({ provider: provider.name, why, ...details }, "payment notification refused");
    return why;
  };
  let receipt;
  try {
    receipt = provider.read(notice, clock());
  } catch (error) {
    // What is not even JSON, or does not decrypt, is as little theirs as a wrong signature.
    return refused(error instanceof BadNotice ? error.message : "it cannot be read");
  }
  if (!receipt) return undefined;
  const { orderId, tradeNo, amountFen } = receipt;
  const verdict = await settle(db, receipt, clock());
  const details = { provider: provider.name, orderId, tradeNo, amountFen };
  switch (verdict) {
    case "settled":
      log.info(details, "order paid");
      return undefined;
    case "known":
      log.info(details, "payment notification repeated");
      return undefined;
    case "refund-due":
      log.error(details, "paid for a course that was theirs already: this money must go back");
      return undefined;
    default:
      return refused(verdict, details);
  }
}

export const notifyRoutes: Routes = async (app, origin) => {
  // Signatures are over the bytes, so nothing here is parsed before it is verified.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string", bodyLimit: longestNotice }, (_request, body, done) => {
    done(null, body);
  });
  const providers = new Map(Object.values(origin.payments).map((provider) => [provider.name, provider]));

  app.post(
    "/payment/notify/:provider",
    {
      schema: {
        access: "public",
        hide: true,
        params: Type.Object({ provider: Type.String({ maxLength: 20 }) }),
      },
    },
    async (request, reply) => {
      const provider = providers.get(request.params.provider);
      if (!provider) return reply.callNotFound();
      const body = typeof request.body === "string" ? request.body : "";
      const refusal = await take(origin, provider, { headers: request.headers, body }, request.log);
      const answer = provider.answer(refusal);
      return reply.code(answer.status).type(answer.type).send(answer.body);
    },
  );
};
