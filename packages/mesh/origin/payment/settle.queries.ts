import { type Db, together } from "../db/client.ts";
import type { PayMethod } from "./payment.table.ts";

/** Money that a provider says, in a signed message, has come in. */
export interface Receipt {
  provider: string;
  orderId: string;
  /** The provider's number of the transaction. */
  tradeNo: string;
  amountFen: number;
  paidAt: Date;
  /** When the provider serves one method alone. */
  method?: PayMethod;
  /** What this very message alone carries; undefined when the provider sends none. */
  nonce?: string;
}

/**
 * `settled`: the course is theirs now. `known`: this money was counted before. `refund-due`: new money for a
 * course that was theirs already. The rest are refused: `replayed`, `no-order`, `wrong-amount`.
 */
export type Verdict = "settled" | "known" | "refund-due" | "replayed" | "no-order" | "wrong-amount";

/** How long a message's nonce is remembered; its timestamp stops being accepted long before. */
const nonceLife = 24 * 60 * 60 * 1000;

async function claimNonce(tx: Db, { provider, nonce }: Receipt, now: Date): Promise<boolean> {
  if (nonce === undefined) return true;
  await tx
    .deleteFrom("paymentNotice")
    .where("receivedAt", "<", new Date(now.getTime() - nonceLife))
    .execute();
  const claimed = await tx
    .insertInto("paymentNotice")
    .values({ provider, nonce, receivedAt: now })
    .onConflict((conflict) => conflict.columns(["provider", "nonce"]).doNothing())
    .returning("nonce")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The order that was paid for, with every order of its learner and course locked, always in the same order. */
async function lockOrder(tx: Db, id: string) {
  const place = await tx
    .selectFrom("purchaseOrder")
    .where("id", "=", id)
    .select(["learnerId", "courseId"])
    .executeTakeFirst();
  if (!place) return undefined;
  const orders = await tx
    .selectFrom("purchaseOrder")
    .where("learnerId", "=", place.learnerId)
    .where("courseId", "=", place.courseId)
    .selectAll()
    .orderBy("id")
    .forUpdate()
    .execute();
  return orders.find((order) => order.id === id);
}

/** Writes the purchase unless the course is theirs. @returns whether it was written now */
async function entitle(tx: Db, order: { learnerId: number; courseId: number }, receipt: Receipt) {
  const { learnerId, courseId } = order;
  const purchase = await tx
    .insertInto("purchase")
    .values({ learnerId, courseId, amountFen: receipt.amountFen, paidAt: receipt.paidAt })
    .onConflict((conflict) => conflict.columns(["learnerId", "courseId"]).doNothing())
    .returning("courseId")
    .executeTakeFirst();
  if (!purchase) return false;
  await tx
    .updateTable("course")
    .set((eb) => ({ saleNum: eb("saleNum", "+", 1) }))
    .where("id", "=", courseId)
    .execute();
  return true;
}

/** Marks the order paid; whatever else is open for the same course is given up. */
async function markPaid(
  tx: Db,
  order: { id: string; learnerId: number; courseId: number },
  { paidAt, method }: Receipt,
) {
  await tx
    .updateTable("purchaseOrder")
    .set({ state: "closed" })
    .where("learnerId", "=", order.learnerId)
    .where("courseId", "=", order.courseId)
    .where("id", "!=", order.id)
    .where("state", "=", "open")
    .execute();
  await tx
    .updateTable("purchaseOrder")
    .set({ state: "paid", paidAt, ...(method && { method }) })
    .where("id", "=", order.id)
    .execute();
}

/**
 * Takes a verified receipt: order, payment and entitlement change together, once. Money that came after the
 * order's time counts, because it was paid. The verdict is a value: a thrown one would forget the nonce.
 */
export function settle(db: Db, receipt: Receipt, now: Date): Promise<Verdict> {
  return together(db, async (tx) => {
    if (!(await claimNonce(tx, receipt, now))) return "replayed";
    const order = await lockOrder(tx, receipt.orderId);
    if (!order) return "no-order";
    if (order.amountFen !== receipt.amountFen) return "wrong-amount";

    const { provider, tradeNo, orderId, amountFen, paidAt } = receipt;
    const counted = await tx
      .insertInto("payment")
      .values({ provider, tradeNo, orderId, amountFen, paidAt, refundDue: false })
      .onConflict((conflict) => conflict.columns(["provider", "tradeNo"]).doNothing())
      .returning("tradeNo")
      .executeTakeFirst();
    if (!counted) return "known";
    if (await entitle(tx, order, receipt)) {
      await markPaid(tx, order, receipt);
      return "settled";
    }
    await tx
      .updateTable("payment")
      .set({ refundDue: true })
      .where("provider", "=", provider)
      .where("tradeNo", "=", tradeNo)
      .execute();
    return "refund-due";
  });
}
