import { sql } from "kysely";
import { type Db, together } from "../db/client.ts";
import { yuan } from "../http/money.ts";
import { type PageRequest, rangeOf } from "../http/paging.ts";
import { shanghaiTime } from "../http/shanghai-time.ts";
import type { PayMethod, PurchaseOrderTable } from "./payment.table.ts";

const minute = 60_000;
/** How long an order may be paid. */
export const orderLife = 15 * minute;

export interface OpenOrder {
  id: string;
  learnerId: number;
  courseId: number;
  amountFen: number;
  method: PayMethod;
  expiresAt: Date;
}

type Wish = Pick<OpenOrder, "learnerId" | "courseId" | "amountFen" | "method">;

/** Ends what can no longer be paid, and what was opened at another price. */
async function endStaleOrders(tx: Db, { learnerId, courseId, amountFen }: Wish, now: Date) {
  await tx
    .updateTable("purchaseOrder")
    .set({
      state: sql<
        PurchaseOrderTable["state"]
      >`case when expires_at <= ${now} then 'expired' else 'closed' end`,
    })
    .where("learnerId", "=", learnerId)
    .where("courseId", "=", courseId)
    .where("state", "=", "open")
    .where((eb) => eb.or([eb("expiresAt", "<=", now), eb("amountFen", "!=", amountFen)]))
    .execute();
}

/**
 * The one open order of a learner and course, made when there is none. The unique index decides between
 * callers at once: one inserts, the others wait for it and find its row.
 * @returns undefined when the course is paid for already
 */
export function openOrder(db: Db, id: string, wish: Wish, now: Date): Promise<OpenOrder | undefined> {
  return together(db, async (tx) => {
    await endStaleOrders(tx, wish, now);
    const expiresAt = new Date(now.getTime() + orderLife);
    await tx
      .insertInto("purchaseOrder")
      .values({ id, ...wish, state: "open", createdAt: now, expiresAt, paidAt: null })
      .onConflict((conflict) =>
        conflict
          .columns(["learnerId", "courseId"])
          // Written out: PostgreSQL matches an index's predicate with constants only.
          .where(sql<boolean>`state in ('open', 'paid')`)
          .doNothing(),
      )
      .execute();
    return tx
      .updateTable("purchaseOrder")
      .set({ method: wish.method })
      .where("learnerId", "=", wish.learnerId)
      .where("courseId", "=", wish.courseId)
      .where("state", "=", "open")
      .returning(["id", "learnerId", "courseId", "amountFen", "method", "expiresAt"])
      .executeTakeFirst();
  });
}

/** Gives an open order up, so that nothing can be paid on it; any other stays as it is. */
export async function closeOrder(db: Db, id: string) {
  await db
    .updateTable("purchaseOrder")
    .set({ state: "closed" })
    .where("id", "=", id)
    .where("state", "=", "open")
    .execute();
}

const stateCodes = { open: 0, paid: 1, closed: 2, expired: 3 } as const;

const ordersWithCourse = (db: Db) =>
  db
    .selectFrom("purchaseOrder")
    .innerJoin("course", "course.id", "purchaseOrder.courseId")
    .select(["purchaseOrder.id", "purchaseOrder.courseId", "purchaseOrder.amountFen", "purchaseOrder.method"])
    .select(["purchaseOrder.state", "purchaseOrder.createdAt", "purchaseOrder.expiresAt"])
    .select(["purchaseOrder.paidAt", "course.name", "course.cover"]);

type OrderRow = Awaited<ReturnType<ReturnType<typeof ordersWithCourse>["execute"]>>[number];

/** An open order past its time is expired, whether or not anyone wrote that down. */
export const stateOf = ({ state, expiresAt }: Pick<OrderRow, "state" | "expiresAt">, now: Date) =>
  state === "open" && expiresAt <= now ? "expired" : state;

function shown({ amountFen, method, createdAt, expiresAt, paidAt, ...order }: OrderRow, now: Date) {
  return {
    id: order.id,
    targetId: order.courseId,
    name: order.name,
    cover: order.cover,
    amount: yuan(amountFen),
    paymethod: method,
    state: stateCodes[stateOf({ state: order.state, expiresAt }, now)],
    createTime: shanghaiTime(createdAt),
    expireTime: shanghaiTime(expiresAt),
    payTime: paidAt ? shanghaiTime(paidAt) : null,
  };
}

/** One order with its course, whoever's it is. */
export const findOrder = (db: Db, id: string) =>
  ordersWithCourse(db).where("purchaseOrder.id", "=", id).executeTakeFirst();

/** One order as its owner sees it. */
export async function readOrder(db: Db, learnerId: number, id: string, now: Date) {
  const order = await ordersWithCourse(db)
    .where("purchaseOrder.id", "=", id)
    .where("purchaseOrder.learnerId", "=", learnerId)
    .executeTakeFirst();
  return order && shown(order, now);
}

/** A learner's orders, newest first. */
export async function pageOrders(db: Db, learnerId: number, page: PageRequest, now: Date) {
  const { limit, offset } = rangeOf(page);
  const { total } = await db
    .selectFrom("purchaseOrder")
    .where("learnerId", "=", learnerId)
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  const orders = await ordersWithCourse(db)
    .where("purchaseOrder.learnerId", "=", learnerId)
    .orderBy("purchaseOrder.createdAt", "desc")
    .orderBy("purchaseOrder.id")
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, records: orders.map((order) => shown(order, now)) };
}
