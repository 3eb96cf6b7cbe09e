import { randomBytes } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { openTestOrigin, type TestOrigin } from "../test/test-origin.ts";
import { embeddedConnections } from "../db/pglite.ts";
import { signNotice } from "./sandbox.ts";

const mobile = "13700005678";
const courseId = 3;
const times = 50;
const atOnce = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

// The embedded database has one connection; on a server they really meet.
const connections = process.env["TEST_DATABASE_URL"] ? 8 : embeddedConnections;
let origin: TestOrigin;

/** What this file committed is taken away again, for the tests that share the database. */
afterEach(async () => {
  const { db } = origin;
  const learners = db.selectFrom("learner").where("mobile", "=", mobile).select("id");
  const orders = db.selectFrom("purchaseOrder").where("learnerId", "in", learners).select("id");
  await db.deleteFrom("payment").where("orderId", "in", orders).execute();
  await db.deleteFrom("paymentNotice").execute();
  for (const table of ["purchaseOrder", "purchase", "session"] as const) {
    await db.deleteFrom(table).where("learnerId", "in", learners).execute();
  }
  await db.deleteFrom("learner").where("mobile", "=", mobile).execute();
  await db.updateTable("course").set({ saleNum: 80 }).where("id", "=", courseId).execute();
  await origin.close();
});

const begin = (token: string, index: number) =>
  origin.call("/webCourse/payCourse", { id: courseId, paymethod: 1 + (index % 2) }, token);

const notify = (message: ReturnType<typeof signNotice>) =>
  origin.request({
    method: "POST",
    url: "/knowledge/api/payment/notify/sandbox",
    headers: message.headers,
    payload: message.body,
  });

const fresh = (order: { id: string; amountFen: number }) =>
  signNotice("pay secret", order, { nonce: randomBytes(16).toString("hex"), now: origin.clock() });

async function expectOnePaid(id: string) {
  const { db } = origin;
  const learner = db.selectFrom("learner").where("mobile", "=", mobile).select("id");
  const orders = db.selectFrom("purchaseOrder").where("learnerId", "in", learner);
  expect(await orders.where("state", "=", "paid").select("id").execute()).toEqual([{ id }]);
  expect(await orders.where("state", "=", "open").select("id").execute()).toEqual([]);
  const owned = db.selectFrom("purchase").where("learnerId", "in", learner).select("courseId");
  expect(await owned.execute()).toEqual([{ courseId }]);
  const payments = db.selectFrom("payment").where("orderId", "=", id).select("refundDue");
  expect(await payments.execute()).toEqual([{ refundDue: false }]);
  const course = db.selectFrom("course").where("id", "=", courseId).select("saleNum");
  expect(await course.executeTakeFirst()).toEqual({ saleNum: 81 });
}

test("fifty payments begun at once are one order; fifty notifications of it pay it once", async () => {
  origin = await openTestOrigin({ connections });
  const token = await origin.signIn(mobile);
  const begun = await atOnce((index) => begin(token, index));
  const ids = new Set(begun.map(({ data }) => data.orderId));
  expect(ids.size).toBe(1);
  const order = { id: begun[0]?.data.orderId, amountFen: 9999 };
  const answers = await atOnce(() => notify(fresh(order)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(times).fill(200));
  await expectOnePaid(order.id);
});

test("one notification delivered fifty times at once is taken once and refused forty-nine times", async () => {
  origin = await openTestOrigin({ connections });
  const token = await origin.signIn(mobile);
  const { data } = await begin(token, 0);
  const message = fresh({ id: data.orderId, amountFen: 9999 });
  const answers = await atOnce(() => notify(message));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(times - 1);
  expect(origin.logged.filter((line) => line.includes('"why":"replayed"'))).toHaveLength(times - 1);
  await expectOnePaid(data.orderId);
});

test("payments begun while notifications arrive end in one paid order and words for the rest", async () => {
  origin = await openTestOrigin({ connections });
  const token = await origin.signIn(mobile);
  const { data } = await begin(token, 0);
  const order = { id: data.orderId, amountFen: 9999 };
  const both = await atOnce(async (index) => {
    const [begun, told] = await Promise.all([begin(token, index), notify(fresh(order))]);
    return { begun, told };
  });
  for (const { begun, told } of both) {
    expect(told.statusCode).toBe(200);
    const answer = begun.code === 200 ? begun.data.orderId : `${begun.reason} ${begun.msg}`;
    expect([order.id, "ALREADY_PAID 您已拥有这门课程"]).toContain(answer);
  }
  await expectOnePaid(order.id);
});
