import { Type } from "typebox";
import { signedIn } from "../http/access.ts";
import { Envelope, ok, refuse } from "../http/envelope.ts";
import { yuan } from "../http/money.ts";
import { Page, pageQuery } from "../http/paging.ts";
import type { Routes } from "../http/routes.ts";
import { shanghaiTime } from "../http/shanghai-time.ts";
import { Nullable, PublicId } from "../http/shapes.ts";
import { pageOrders, readOrder } from "./order.queries.ts";
import { startPayment } from "./start-payment.ts";

const Time = (description: string) => Type.String({ description: `${description}; YYYY-MM-DD HH:mm:ss` });

const Started = Type.Object({
  body: Type.String({ description: "Method 1: a PNG as a data URL; 2: an HTML form" }),
  orderId: Type.String({ description: "Extension" }),
  amount: Type.Number({ description: "Extension: yuan" }),
  expireTime: Time("Extension: until when it may be paid"),
});

const Order = Type.Object({
  id: Type.String(),
  targetId: PublicId,
  name: Type.String({ description: "The course's" }),
  cover: Type.String(),
  amount: Type.Number({ description: "Yuan" }),
  paymethod: Type.Integer({ description: "1 WeChat, 2 Alipay" }),
  state: Type.Integer({ description: "0 waits for payment, 1 paid, 2 closed, 3 expired" }),
  createTime: Time("When it was made"),
  expireTime: Time("Until when it may be paid"),
  payTime: Nullable(Time("When it was paid")),
});

export const paymentRoutes: Routes = async (app, origin) => {
  const { db, clock } = origin;

  app.post(
    "/webCourse/payCourse",
    {
      schema: {
        access: "learner",
        summary: "Begin to pay for a course",
        querystring: Type.Object({
          id: Type.Integer({ title: "课程编号", minimum: 1, maximum: 2_147_483_647 }),
          paymethod: Type.Union([Type.Literal(1), Type.Literal(2)], {
            title: "付款方式",
            // Query strings are read by their type.
            type: "integer",
            description: "1 WeChat, 2 Alipay",
            "x-refusal": "请选择微信支付或支付宝",
          }),
        }),
        response: { 200: Envelope(Started) },
      },
    },
    async (request) => {
      const { id: courseId, paymethod: method } = request.query;
      const wish = { learnerId: signedIn(request).id, courseId, method };
      const { order, body } = await startPayment(origin, wish, request.log);
      return ok({
        body,
        orderId: order.id,
        amount: yuan(order.amountFen),
        expireTime: shanghaiTime(order.expiresAt),
      });
    },
  );

  app.post(
    "/webCourse/orderDetail",
    {
      schema: {
        access: "learner",
        extension: true,
        summary: "One order of the learner's own",
        querystring: Type.Object({ id: Type.String({ title: "订单编号", maxLength: 64 }) }),
        response: { 200: Envelope(Order) },
      },
    },
    async (request) => {
      const order = await readOrder(db, signedIn(request).id, request.query.id, clock());
      if (!order) throw refuse("NOT_FOUND", "没有这个订单");
      return ok(order);
    },
  );

  app.post(
    "/webCourse/orderPage",
    {
      schema: {
        access: "learner",
        extension: true,
        summary: "The learner's orders, newest first",
        querystring: Type.Object(pageQuery),
        response: { 200: Envelope(Page(Order)) },
      },
    },
    async (request) => ok(await pageOrders(db, signedIn(request).id, request.query, clock())),
  );
};
