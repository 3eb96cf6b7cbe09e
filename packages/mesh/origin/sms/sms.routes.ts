import { Type } from "typebox";
import { Envelope, ok } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { Mobile, plainMobile } from "./mobile.ts";
import { admitPhone, admitSigned } from "./sms-request.ts";
import { storeCode } from "./sms.queries.ts";

/** Six digits, each as likely: 48 random bits spread over a million leave no bias worth knowing. */
const drawCode = (random: (bytes: number) => Buffer) =>
  String(random(6).readUIntBE(0, 6) % 1_000_000).padStart(6, "0");

export const smsRoutes: Routes = async (app, origin) => {
  app.post(
    "/SmsVerify/web/smsValid",
    {
      schema: {
        access: "public",
        summary: "Send a sign-in code to a phone",
        querystring: Type.Object({
          mobile: Mobile,
          nonce: Type.String({
            title: "随机串",
            pattern: "^[0-9A-Za-z_-]{20}$",
            description: "20 random characters",
          }),
          timestamp: Type.Integer({ title: "时间戳", minimum: 0, description: "Milliseconds" }),
          sign: Type.String({
            title: "签名",
            pattern: "^[0-9a-fA-F]{32}$",
            description: "MD5 of mobile + nonce + timestamp + the shared secret",
          }),
        }),
        response: { 200: Envelope(Type.Object({})) },
      },
    },
    async ({ query }) => {
      await admitSigned(origin, query);
      const mobile = plainMobile(query.mobile);
      await admitPhone(origin, mobile);
      const code = drawCode(origin.random);
      await storeCode(origin.db, { mobile, code, secret: origin.secrets.smsSign }, origin.clock());
      await origin.smsProvider.send(mobile, code);
      return ok({});
    },
  );
};
