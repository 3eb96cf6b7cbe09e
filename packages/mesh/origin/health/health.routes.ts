import { sql } from "kysely";
import { Type } from "typebox";
import { isMigrated } from "../db/migrate.ts";
import type { Routes } from "../http/routes.ts";

const Health = Type.Object({ status: Type.String() });

/** `/healthz`: the process lives. `/readyz`: the database answers and every migration is applied. */
export const healthRoutes: Routes = async (app, { db }) => {
  app.get("/healthz", { schema: { access: "public", hide: true, response: { 200: Health } } }, async () => ({
    status: "alive",
  }));

  app.get("/readyz", { schema: { access: "public", hide: true } }, async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      if (await isMigrated(db)) return { status: "ready" };
      return await reply.code(503).send({ status: "migrations missing" });
    } catch (error) {
      request.log.warn({ err: error }, "not ready");
      return reply.code(503).send({ status: "database unreachable" });
    }
  });
};
