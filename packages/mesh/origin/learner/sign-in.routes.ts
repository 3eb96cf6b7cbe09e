import { Type } from "typebox";
import { together } from "../db/client.ts";
import { signedIn } from "../http/access.ts";
import { Envelope, ok, refuse } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { Nullable, PublicId } from "../http/shapes.ts";
import { Mobile, plainMobile } from "../sms/mobile.ts";
import { spendCode } from "../sms/sms.queries.ts";
import { deviceOf } from "./device.ts";
import { learnerOfMobile, readLearner } from "./learner.queries.ts";
import { closeSession, openSession } from "./session.queries.ts";

const LearnerDetail = Type.Object({
  id: PublicId,
  nickname: Type.String(),
  avatar: Nullable(Type.String()),
  mobile: Type.String({ description: "The middle four digits masked" }),
  studyTime: Type.Integer({ description: "Minutes today, Asia/Shanghai" }),
  studyDay: Type.Integer({ description: "Days in a row that end today or yesterday" }),
});

export const signInRoutes: Routes = async (app, { db, clock, random, secrets }) => {
  app.post(
    "/webLogin/mobileCodeLogin",
    {
      schema: {
        access: "public",
        summary: "Sign in with a phone and its code",
        querystring: Type.Object({
          mobile: Mobile,
          code: Type.String({ title: "验证码", maxLength: 6, "x-refusal": "请输入验证码" }),
        }),
        response: { 200: Envelope(Type.Object({ token: Type.String() })) },
      },
    },
    async ({ query, headers }) => {
      const now = clock();
      const mobile = plainMobile(query.mobile);
      const verdict = await spendCode(db, { mobile, code: query.code, secret: secrets.smsSign }, now);
      if (verdict === "wrong") throw refuse("CODE_WRONG", "验证码错误，请重新输入");
      if (verdict === "late") throw refuse("CODE_LATE", "验证码已过期，请重新获取");
      const token = await together(db, async (tx) => {
        const { id } = await learnerOfMobile(tx, mobile, now);
        return openSession(tx, id, deviceOf(headers["user-agent"]), now, random);
      });
      return ok({ token });
    },
  );

  app.post(
    "/webLogin/detail",
    {
      schema: {
        access: "learner",
        summary: "The learner who asks",
        response: { 200: Envelope(LearnerDetail) },
      },
    },
    async (request) => ok(await readLearner(db, signedIn(request).id, clock())),
  );

  app.post(
    "/webLogin/logout",
    {
      schema: {
        access: "public",
        extension: true,
        summary: "Revoke the token of this request",
        response: { 200: Envelope(Type.Object({})) },
      },
    },
    // Public, because signing out with a token that has already died is not a failure.
    async ({ headers: { token } }) => {
      if (typeof token === "string") await closeSession(db, token);
      return ok({});
    },
  );
};
