import type { FastifyBaseLogger } from "fastify";
import type { Origin } from "../app.ts";
import type { Db } from "../db/client.ts";
import { refuse } from "../http/envelope.ts";
import { findPurchase } from "../purchase/purchase.queries.ts";
import { openOrder } from "./order.queries.ts";
import type { PayMethod } from "./payment.table.ts";
import { findPersonalPrice } from "./price.queries.ts";
import { ProviderFailure } from "./provider.ts";

const methodNames: Record<PayMethod, string> = { 1: "微信支付", 2: "支付宝" };
const alreadyPaid = () => refuse("ALREADY_PAID", "您已拥有这门课程");

interface Wish {
  learnerId: number;
  courseId: number;
  method: PayMethod;
}

/** The course if this learner may buy it, at their price. @throws Refusal */
async function findOffer(db: Db, { learnerId, courseId }: Wish) {
  const course = await db
    .selectFrom("course")
    .where("id", "=", courseId)
    .select(["name", "free", "withdrawn", "payPriceFen"])
    .executeTakeFirst();
  if (course && (await findPurchase(db, learnerId, courseId))) throw alreadyPaid();
  if (!course || course.withdrawn) throw refuse("NOT_FOUND", "课程不存在或已下架");
  if (course.free) throw refuse("NOT_ALLOWED", "这是免费课程，直接学习就可以");
  const personal = await findPersonalPrice(db, learnerId, courseId);
  return { courseName: course.name, amountFen: personal?.amountFen ?? course.payPriceFen };
}

/** Begins to pay for a course: its one open order, and what the provider shows for it. @throws Refusal */
export async function startPayment(
  { db, clock, random, payments }: Origin,
  wish: Wish,
  log: FastifyBaseLogger,
) {
  const now = clock();
  const { courseName, amountFen } = await findOffer(db, wish);
  const methodName = methodNames[wish.method];
  const provider = payments[wish.method];
  if (!provider) throw refuse("PAY_UNAVAILABLE", `暂不支持${methodName}，请换一种付款方式`);

  const order = await openOrder(db, random(16).toString("hex"), { ...wish, amountFen }, now);
  if (!order) {
    // Paid for, or given up at the cashier, between two of our questions.
    if (await findPurchase(db, wish.learnerId, wish.courseId)) throw alreadyPaid();
    throw refuse("TOO_SOON", "订单刚刚有变化，请再试一次");
  }
  try {
    return { order, body: await provider.start({ ...order, courseName }, now) };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.error({ err: error, provider: provider.name, orderId: order.id }, "the provider began no payment");
    throw refuse("PAY_UNAVAILABLE", `${methodName}暂时连不上，请稍后再试，或换一种付款方式`);
  }
}
