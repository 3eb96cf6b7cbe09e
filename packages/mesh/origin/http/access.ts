import type { FastifyInstance, FastifyRequest } from "fastify";
import { findSession, type Learner, tokenPattern } from "../learner/session.queries.ts";
import type { Origin } from "../app.ts";
import { signInFirst } from "./envelope.ts";

/**
 * Who may call a route. `public`: anyone, and the answer is the same for all. `visitor`: anyone, and the
 * answer holds more for a learner who is signed in. `learner`: signed in only. `ticket`: whoever holds a
 * signed media ticket.
 */
export const accessLevels = ["public", "visitor", "learner", "ticket"] as const;
export type Access = (typeof accessLevels)[number];

declare module "fastify" {
  interface FastifySchema {
    access?: Access;
    /** True for a call the product spec does not list; marked `x-extension` in the contract. */
    extension?: boolean;
  }
  interface FastifyRequest {
    /** Who asks; known on `visitor` and `learner` routes. */
    learner: Learner | undefined;
  }
}

/** Makes every route say who may call it, and holds it to that. */
export function guardAccess(app: FastifyInstance, { db, clock }: Pick<Origin, "db" | "clock">) {
  app.decorateRequest("learner", undefined);
  app.addHook("onRoute", ({ method, url, schema }) => {
    if (!schema?.access || !accessLevels.includes(schema.access)) {
      throw new Error(
        `${String(method)} ${url} does not say who may call it. Give its schema access: ${accessLevels.join(" | ")}.`,
      );
    }
  });
  // Before validation: a stranger is told to sign in, not which parameter was wrong.
  app.addHook("onRequest", async (request) => {
    const access = request.routeOptions.schema?.access;
    if (access !== "learner" && access !== "visitor") return;
    const { token } = request.headers;
    if (typeof token === "string" && tokenPattern.test(token)) {
      request.learner = await findSession(db, token, clock());
    }
    if (access === "learner" && !request.learner) throw signInFirst();
  });
}

/** The learner of a `learner` route. */
export function signedIn(request: FastifyRequest): Learner {
  if (!request.learner) throw signInFirst();
  return request.learner;
}
