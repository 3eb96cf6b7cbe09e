import { Type } from "typebox";
import { signedIn } from "../http/access.ts";
import { Envelope, ok, refuse } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { shanghaiTime } from "../http/shanghai-time.ts";
import { listSessions, revokeSession } from "./session.queries.ts";

const Session = Type.Object({
  id: Type.String({ description: "Names the session; its token is not shown" }),
  device: Type.String({ description: "Browser and system" }),
  createTime: Type.String({ description: "Asia/Shanghai" }),
  usedTime: Type.String({ description: "Last use to the hour, Asia/Shanghai" }),
  current: Type.Boolean({ description: "The session that asks" }),
});

export const sessionRoutes: Routes = async (app, { db, clock }) => {
  app.post(
    "/webLogin/sessionList",
    {
      schema: {
        access: "learner",
        extension: true,
        summary: "Where the learner is signed in",
        response: { 200: Envelope(Type.Array(Session)) },
      },
    },
    async (request) => {
      const rows = await listSessions(db, signedIn(request).id, String(request.headers.token), clock());
      return ok(
        rows.map(({ id, device, createdAt, usedAt, current }) => ({
          id,
          device,
          createTime: shanghaiTime(createdAt),
          usedTime: shanghaiTime(usedAt),
          current,
        })),
      );
    },
  );

  app.post(
    "/webLogin/sessionRevoke",
    {
      schema: {
        access: "learner",
        extension: true,
        summary: "Sign one of the learner's devices out",
        querystring: Type.Object({ id: Type.String({ title: "设备编号", format: "uuid" }) }),
        response: { 200: Envelope(Type.Object({})) },
      },
    },
    async (request) => {
      const done = await revokeSession(db, signedIn(request).id, request.query.id);
      if (!done) throw refuse("NOT_FOUND", "这台设备已经退出了");
      return ok({});
    },
  );
};
