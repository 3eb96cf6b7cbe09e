import { Type } from "typebox";
import type { FastifySchema } from "fastify";
import { signedIn } from "../http/access.ts";
import { Envelope, ok, refuse } from "../http/envelope.ts";
import type { Routes } from "../http/routes.ts";
import { plainMobile } from "../sms/mobile.ts";
import { deviceOf } from "./device.ts";
import { keepPassword, learnerOfPassword } from "./password.queries.ts";
import { openSession } from "./session.queries.ts";

const quarterHour = 15 * 60 * 1000;
const mostTries = 5;

const Password = Type.String({
  title: "密码",
  minLength: 8,
  maxLength: 72,
  pattern: "\\S",
  "x-refusal": "密码要 8 到 72 个字，不能全是空格",
});

/** Signing in with a user name, which is the phone, and a password (spec §7); it answers at the root too. */
export const passwordSignInRoutes: Routes = async (app, { db, broker, clock, random }) => {
  const schema = {
    access: "public",
    summary: "Sign in with a phone and its password",
    body: Type.Object({
      username: Type.String({ title: "用户名", minLength: 1, maxLength: 32, "x-refusal": "请输入手机号" }),
      password: Type.String({ title: "密码", minLength: 1, maxLength: 72, "x-refusal": "请输入密码" }),
    }),
    response: { 200: Envelope(Type.Object({ token: Type.String() })) },
  } satisfies FastifySchema;
  app.post("/vue-admin-template/user/login", { schema }, async ({ body, headers }) => {
    const mobile = plainMobile(body.username);
    if ((await broker.count(`password:${mobile}`, quarterHour)) > mostTries) {
      throw refuse("TOO_MANY", "试了太多次，请十五分钟后再试，或改用验证码登录");
    }
    const learnerId = await learnerOfPassword(db, mobile, body.password);
    if (!learnerId) throw refuse("PASSWORD_WRONG", "手机号或密码不对");
    return ok({ token: await openSession(db, learnerId, deviceOf(headers["user-agent"]), clock(), random) });
  });
};

/** Choosing the password. */
export const passwordRoutes: Routes = async (app, { db, clock, random }) => {
  app.post(
    "/webLogin/setPassword",
    {
      schema: {
        access: "learner",
        extension: true,
        summary: "Choose a password for signing in without the phone",
        body: Type.Object({ password: Password }),
        response: { 200: Envelope(Type.Object({})) },
      },
    },
    async (request) => {
      await keepPassword(db, signedIn(request).id, request.body.password, clock(), random(16));
      return ok({});
    },
  );
};
