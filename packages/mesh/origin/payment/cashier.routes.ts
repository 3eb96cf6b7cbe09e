import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { basePath } from "../http/base-path.ts";
import type { Routes } from "../http/routes.ts";
import { cashierPage, type CashierState, noOrderPage } from "./cashier-page.ts";
import { closeOrder, findOrder, stateOf } from "./order.queries.ts";
import { cashierPath, signNotice } from "./sandbox.ts";

const Order = Type.Object({ order: Type.String({ pattern: "^[0-9a-f]{32}$" }) });
const schema = { access: "public", hide: true, params: Order } as const;

const send = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .send(html);

/** The sandbox's cashier, which stands for WeChat's and Alipay's. It changes nothing itself: it tells, signed. */
export const cashierRoutes: Routes = async (app, { db, clock, payments, secrets, random }) => {
  const isSandbox = Object.values(payments).some(({ name }) => name === "sandbox");
  if (!isSandbox) return;
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Error && "validation" in error) return send(reply, 404, noOrderPage());
    throw error;
  });

  app.get(cashierPath(":order"), { schema }, async ({ params }, reply) => {
    const order = await findOrder(db, params.order);
    if (!order) return send(reply, 404, noOrderPage());
    const state: CashierState = stateOf(order, clock());
    return send(reply, 200, cashierPage(order, state));
  });

  app.post(cashierPath(":order/pay"), { schema }, async ({ params }, reply) => {
    const order = await findOrder(db, params.order);
    if (!order) return send(reply, 404, noOrderPage());
    if (stateOf(order, clock()) === "open") {
      const notice = signNotice(secrets.paySign, order, { nonce: random(16).toString("hex"), now: clock() });
      await app.inject({
        method: "POST",
        url: `${basePath}/payment/notify/sandbox`,
        headers: notice.headers,
        payload: notice.body,
      });
    }
    return reply.redirect(cashierPath(order.id), 303);
  });

  app.post(cashierPath(":order/cancel"), { schema }, async ({ params }, reply) => {
    const order = await findOrder(db, params.order);
    if (!order) return send(reply, 404, noOrderPage());
    await closeOrder(db, order.id);
    return reply.redirect(cashierPath(order.id), 303);
  });
};
