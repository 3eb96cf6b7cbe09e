import { fastifySSE } from "@fastify/sse";
import { Type } from "typebox";
import { refuse } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { channelOf } from "./scan-channel.ts";
import { findScanByClient, scanState, takeToken } from "./scan-sign-in.queries.ts";

/** Milliseconds between comments that keep the way open; well under the hour after which a client gives up (spec §9). */
const heartbeatInterval = 25_000;

/**
 * The stream of a QR sign-in (spec §4): `OK` when it is open, then the login token, then it ends. That the code was
 * scanned or has expired goes out as events with a name, which a client of the spec does not hear.
 */
export const scanStreamRoutes: Routes = async (app, { db, broker, clock, random }) => {
  // Tokens and `OK` are texts, not JSON.
  await app.register(fastifySSE, { heartbeatInterval, serializer: String });
  const open = new Set<() => void>();
  // A stop does not wait for streams.
  app.addHook("preClose", async () => {
    for (const close of open) close();
  });

  app.get(
    "/webSsem/start",
    {
      sse: { kind: "only" },
      schema: {
        access: "public",
        summary: "The stream of a QR sign-in: OK, then the token",
        querystring: Type.Object({
          clientId: Type.String({ title: "客户端编号", minLength: 1, maxLength: 64 }),
        }),
      },
    },
    async ({ query: { clientId }, log }, reply) => {
      const scan = await findScanByClient(db, clientId);
      if (!scan || scanState(scan, clock()) === "ended")
        throw refuse("NOT_FOUND", "这次扫码登录已经结束，请重新打开");
      const stream = reply.sse;
      stream.keepAlive();
      const undo: (() => void)[] = [];
      const close = () => {
        for (const step of undo.splice(0)) step();
        if (stream.isConnected) stream.close();
      };
      stream.onClose(close);
      open.add(close);
      undo.push(() => open.delete(close));

      async function deliver() {
        const token = await takeToken(db, clientId, clock(), random);
        if (!token) return;
        await stream.send({ data: token });
        close();
      }
      async function hear(message: string) {
        if (message === "scanned") await stream.send({ event: "scanned", data: "" });
        else if (message === "confirmed") await deliver();
        else close();
      }
      // Listening comes before looking: what is confirmed in between is found by one of the two.
      const stop = await broker.subscribe(channelOf(scan.code), (message) => {
        hear(message).catch((error: unknown) => {
          log.error({ err: error }, "a QR sign-in could not be told");
          close();
        });
      });
      undo.push(() => void stop().catch(() => {}));
      await stream.send({ data: "OK" });
      await deliver();

      const expire = setTimeout(
        () => {
          void stream.send({ event: "expired", data: "" }).then(close, close);
        },
        Math.max(0, scan.expiresAt.getTime() - clock().getTime()),
      );
      undo.push(() => clearTimeout(expire));
      if (!stream.isConnected) close();
    },
  );
};
