import { Type } from "typebox";
import { signedIn } from "../http/access.ts";
import { Envelope, ok, refuse } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { shanghaiTime } from "../http/shanghai-time.ts";
import { deviceOf } from "../learner/device.ts";
import { channelOf } from "./scan-channel.ts";
import { confirmScan, endScan, findScanByCode, openScanSignIn, scanState } from "./scan-sign-in.queries.ts";

const Code = Type.Object({
  qrCode: Type.String({ title: "二维码", pattern: "^[\\w-]{22}$", "x-refusal": "这个二维码认不出来" }),
});
const unknown = () => refuse("NOT_FOUND", "这个二维码认不出来，请刷新后再扫");

/** The handshake of a QR sign-in, all but its stream (spec §4, §7). */
export const scanSignInRoutes: Routes = async (app, { db, broker, clock, random }) => {
  app.post(
    "/webLogin/getQR",
    {
      schema: {
        access: "public",
        summary: "A code to show for signing in by scanning",
        response: {
          200: Envelope(
            Type.Object({
              clientId: Type.String({ description: "For the stream; keep it to yourself" }),
              qrCode: Type.String({ description: "What the picture leads to: /scan/{qrCode} of the site" }),
              expiresAt: Type.String({ description: "Extension: Asia/Shanghai" }),
            }),
          ),
        },
      },
    },
    async ({ headers }) => {
      const { clientId, code, expiresAt } = await openScanSignIn(
        db,
        deviceOf(headers["user-agent"]),
        clock(),
        random,
      );
      return ok({ clientId, qrCode: code, expiresAt: shanghaiTime(expiresAt) });
    },
  );

  app.post(
    "/webLogin/scanDetail",
    {
      schema: {
        access: "learner",
        extension: true,
        summary: "Which device waits behind a scanned code; tells that device that it was scanned",
        querystring: Code,
        response: {
          200: Envelope(
            Type.Object({
              device: Type.String({ description: "Browser and system" }),
              state: Type.Enum(["waiting", "confirmed", "expired", "ended"]),
              createTime: Type.String({ description: "Asia/Shanghai" }),
              expiresAt: Type.String({ description: "Asia/Shanghai" }),
            }),
          ),
        },
      },
    },
    async ({ query }) => {
      const scan = await findScanByCode(db, query.qrCode);
      if (!scan) throw unknown();
      const state = scanState(scan, clock());
      if (state === "waiting") await broker.publish(channelOf(query.qrCode), "scanned");
      return ok({
        device: scan.device,
        state,
        createTime: shanghaiTime(scan.createdAt),
        expiresAt: shanghaiTime(scan.expiresAt),
      });
    },
  );

  app.post(
    "/webLogin/scanConfirm",
    {
      schema: {
        access: "learner",
        extension: true,
        summary: "Let the device behind a scanned code in as the learner who asks",
        querystring: Code,
        response: { 200: Envelope(Type.Object({})) },
      },
    },
    async (request) => {
      const { qrCode } = request.query;
      if (!(await confirmScan(db, qrCode, signedIn(request).id, clock()))) {
        const scan = await findScanByCode(db, qrCode);
        if (!scan) throw unknown();
        const state = scanState(scan, clock());
        if (state === "confirmed") throw refuse("CODE_LATE", "这个二维码已经用过了，请刷新后再扫");
        if (state === "ended") throw refuse("CODE_LATE", "那边的登录窗口已经关了，请重新打开再扫");
        throw refuse("CODE_LATE", "二维码过期了，请刷新后再扫");
      }
      await broker.publish(channelOf(qrCode), "confirmed");
      return ok({});
    },
  );

  app.get(
    "/webSsem/end",
    {
      schema: {
        access: "public",
        summary: "End a QR sign-in: its stream closes and its code is worth nothing",
        querystring: Type.Object({
          clientId: Type.String({ title: "客户端编号", minLength: 1, maxLength: 64 }),
        }),
        response: { 200: Envelope(Type.Object({})) },
      },
    },
    async ({ query }) => {
      const code = await endScan(db, query.clientId, clock());
      if (code) await broker.publish(channelOf(code), "ended");
      return ok({});
    },
  );
};
