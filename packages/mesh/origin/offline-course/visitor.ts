import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** Somebody who looks, told apart from others for one day: the learner, or else address and browser. Nothing readable is kept. */
export function visitorOf({ learner, ip, headers }: FastifyRequest, day: string, secret: string): Buffer {
  const forwarded = headers["x-forwarded-for"];
  const address = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(",")[0]?.trim() || ip;
  const who = learner ? `learner ${learner.id}` : `${address} ${headers["user-agent"] ?? ""}`;
  return createHmac("sha256", secret).update(`look ${day} ${who}`).digest();
}
