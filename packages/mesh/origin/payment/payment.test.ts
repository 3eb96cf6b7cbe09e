import { createHmac, randomBytes } from "node:crypto";
import jsqrModule from "jsqr";
import { PNG } from "pngjs";
import { describe, expect } from "vitest";
import { test, type TestOrigin } from "../test/test-origin.ts";

const pay = "/webCourse/payCourse";
const detail = "/webCourse/courseDetail";
const mobile = "13800000002";
const minute = 60_000;

const put = async (origin: TestOrigin, token: string, id = 2) =>
  (await origin.call(detail, { id }, token)).data.put;
const orderOf = async (origin: TestOrigin, token: string, id: string) =>
  (await origin.call("/webCourse/orderDetail", { id }, token)).data;
const cashier = (origin: TestOrigin, id: string, step = "") =>
  origin.request({ method: step ? "POST" : "GET", url: `/knowledge/cashier/${id}${step}` });

/** Written here again, with nothing of the code that is tested. */
function notice(change: Record<string, unknown>, { secret = "pay secret" } = {}) {
  const payload = JSON.stringify({ nonce: randomBytes(16).toString("hex"), ...change });
  const signature = createHmac("sha256", secret).update(payload).digest("hex");
  return { payload, headers: { "content-type": "application/json", "x-pay-signature": signature } };
}
const notify = (origin: TestOrigin, message: { payload: string; headers: Record<string, string> }) =>
  origin.request({ method: "POST", url: "/knowledge/api/payment/notify/sandbox", ...message });
const refusals = (origin: TestOrigin) =>
  origin.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "payment notification refused");

// A CommonJS package whose declarations speak of an ES module.
const jsqr = jsqrModule as unknown as typeof jsqrModule.default;

function readCode(dataUrl: string) {
  const png = PNG.sync.read(Buffer.from(dataUrl.replace("data:image/png;base64,", ""), "base64"));
  return jsqr(new Uint8ClampedArray(png.data), png.width, png.height)?.data;
}

describe("buying a course", () => {
  test("by WeChat gives a PNG that leads to the cashier, and paying there makes the course theirs", async ({
    origin,
  }) => {
    const token = await origin.signIn(mobile);
    const { data } = await origin.call(pay, { id: 2, paymethod: 1 }, token);
    expect(data).toMatchObject({ amount: 299.9, expireTime: "2026-11-20 12:15:00" });
    expect(readCode(data.body)).toBe(`http://site.test/knowledge/cashier/${data.orderId}`);

    const open = await cashier(origin, data.orderId);
    expect(open.body).toContain("¥299.90");
    expect(open.body).toContain("背俞穴精讲");
    expect(await put(origin, token)).toEqual({ state: 0, amount: null });
    const paid = await cashier(origin, data.orderId, "/pay");
    expect(paid.statusCode).toBe(303);
    expect(paid.headers.location).toBe(`/knowledge/cashier/${data.orderId}`);
    expect((await cashier(origin, data.orderId)).body).toContain("支付成功");

    expect(await put(origin, token)).toEqual({ state: 1, amount: 299.9 });
    expect(await orderOf(origin, token, data.orderId)).toMatchObject({ state: 1, paymethod: 1 });
    expect((await origin.call("/webCourse/coursePurchased", {}, token)).data.records).toMatchObject([
      { targetId: 2 },
    ]);
    expect((await origin.call(detail, { id: 2 })).data.saleNum).toBe(301);
  });

  test("by Alipay gives a form that leads there without a script", async ({ origin }) => {
    const token = await origin.signIn(mobile);
    const { data } = await origin.call(pay, { id: 2, paymethod: 2 }, token);
    expect(data.body).toMatch(/^<form action="\/knowledge\/cashier\/[0-9a-f]{32}" method="get">/);
    expect(data.body).not.toContain("<script");
    await cashier(origin, data.orderId, "/pay");
    expect(await put(origin, token)).toMatchObject({ state: 1 });
  });

  test("makes one order however often it is begun, by either method", async ({ origin }) => {
    const token = await origin.signIn(mobile);
    const first = await origin.call(pay, { id: 2, paymethod: 1 }, token);
    origin.pass(minute);
    const second = await origin.call(pay, { id: 2, paymethod: 2 }, token);
    expect(second.data).toMatchObject({
      orderId: first.data.orderId,
      expireTime: first.data.expireTime,
    });
    expect((await origin.call("/webCourse/orderPage", {}, token)).data).toMatchObject({
      total: 1,
      records: [{ state: 0, paymethod: 2, targetId: 2, amount: 299.9, name: "背俞穴精讲", payTime: null }],
    });
  });

  test("costs a learner their own price where there is one, until it is paid", async ({ origin }) => {
    const token = await origin.signIn(mobile);
    expect(await put(origin, token, 3)).toEqual({ state: 0, amount: 79.9 });
    const { data } = await origin.call(pay, { id: 3, paymethod: 1 }, token);
    expect(data.amount).toBe(79.9);
    await cashier(origin, data.orderId, "/pay");
    expect(await put(origin, token, 3)).toEqual({ state: 1, amount: 79.9 });
    const other = await origin.signIn("13900001234");
    expect(await put(origin, other, 3)).toEqual({ state: 0, amount: null });
  });

  test("at a new price closes the order at the old one", async ({ origin }) => {
    const token = await origin.signIn(mobile);
    const old = await origin.call(pay, { id: 2, paymethod: 1 }, token);
    await origin.db.updateTable("course").set({ payPriceFen: 9900 }).where("id", "=", 2).execute();
    const fresh = await origin.call(pay, { id: 2, paymethod: 1 }, token);
    expect(fresh.data.amount).toBe(99);
    expect(await orderOf(origin, token, old.data.orderId)).toMatchObject({ state: 2 });
  });

  test("is refused in words when there is nothing to buy", async ({ origin }) => {
    const token = await origin.signIn("13800000001");
    const refused = async (query: Record<string, string | number>) => {
      const { code, msg, reason } = await origin.call(pay, query, token);
      return [code, reason, msg];
    };
    expect(await refused({ id: 1, paymethod: 1 })).toEqual([500, "ALREADY_PAID", "您已拥有这门课程"]);
    const choose = [500, "BAD_PARAMETER", "请选择微信支付或支付宝"];
    expect(await refused({ id: 2, paymethod: 3 })).toEqual(choose);
    expect(await refused({ id: 2, paymethod: "wechat" })).toEqual(choose);
    expect(await refused({ id: 2 })).toEqual(choose);
    expect(await refused({ id: 999, paymethod: 1 })).toEqual([500, "NOT_FOUND", "课程不存在或已下架"]);
    expect(await refused({ id: 5, paymethod: 1 })).toEqual([
      500,
      "NOT_ALLOWED",
      "这是免费课程，直接学习就可以",
    ]);
    expect(await origin.call(pay, { id: 2, paymethod: 1 })).toMatchObject({ code: 403, msg: "请选择登录" });
  });
});

describe("an order", () => {
  test("expires after a quarter of an hour: the cashier takes nothing, buying again makes a new one", async ({
    origin,
  }) => {
    const token = await origin.signIn(mobile);
    const { data } = await origin.call(pay, { id: 2, paymethod: 1 }, token);
    origin.pass(15 * minute);
    expect(await orderOf(origin, token, data.orderId)).toMatchObject({ state: 3 });
    expect((await cashier(origin, data.orderId)).body).toContain("订单已过期");
    await cashier(origin, data.orderId, "/pay");
    expect(await put(origin, token)).toMatchObject({ state: 0 });

    const fresh = await origin.call(pay, { id: 2, paymethod: 1 }, token);
    expect(fresh.data.orderId).not.toBe(data.orderId);
    const { records } = (await origin.call("/webCourse/orderPage", {}, token)).data;
    expect(records.map(({ state }: { state: number }) => state)).toEqual([0, 3]);
  });

  test("that is cancelled at the cashier can no longer be paid, and a paid one not cancelled", async ({
    origin,
  }) => {
    const token = await origin.signIn(mobile);
    const { data } = await origin.call(pay, { id: 2, paymethod: 1 }, token);
    await cashier(origin, data.orderId, "/cancel");
    expect((await cashier(origin, data.orderId)).body).toContain("订单已取消");
    await cashier(origin, data.orderId, "/pay");
    expect(await orderOf(origin, token, data.orderId)).toMatchObject({ state: 2 });
    const again = await origin.call(pay, { id: 2, paymethod: 1 }, token);
    await cashier(origin, again.data.orderId, "/pay");
    await cashier(origin, again.data.orderId, "/cancel");
    expect(await orderOf(origin, token, again.data.orderId)).toMatchObject({ state: 1 });
  });

  test("is shown to its owner alone", async ({ origin }) => {
    const token = await origin.signIn(mobile);
    const { data } = await origin.call(pay, { id: 2, paymethod: 1 }, token);
    const other = await origin.signIn("13900001234");
    expect(await origin.call("/webCourse/orderDetail", { id: data.orderId }, other)).toMatchObject({
      code: 500,
      reason: "NOT_FOUND",
      msg: "没有这个订单",
    });
    expect((await origin.call("/webCourse/orderPage", {}, other)).data).toEqual({ total: 0, records: [] });
  });

  test("that nobody made has a page at the cashier that says so", async ({ origin }) => {
    for (const id of ["0".repeat(32), "x", "%00"]) {
      const page = await cashier(origin, id);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain("没有这个订单");
    }
  });
});

describe("a notification", () => {
  async function ordered(origin: TestOrigin) {
    const token = await origin.signIn(mobile);
    const { data } = await origin.call(pay, { id: 2, paymethod: 1 }, token);
    const said = {
      orderId: data.orderId,
      tradeNo: "T1",
      amountFen: 29_990,
      timestamp: origin.clock().getTime(),
    };
    return { token, said };
  }

  test("that is forged, altered, unsigned, for another amount or for no order changes nothing and is logged", async ({
    origin,
  }) => {
    const { token, said } = await ordered(origin);
    const right = notice(said);
    const { "x-pay-signature": _, ...unsigned } = right.headers;
    for (const message of [
      notice(said, { secret: "another secret" }),
      { ...right, payload: right.payload.replace("29990", "1") },
      { ...right, headers: unsigned },
      { ...right, headers: { ...right.headers, "x-pay-signature": "zz" } },
      notice({ ...said, amountFen: 1 }),
      notice({ ...said, orderId: "0".repeat(32) }),
      notice({ ...said, timestamp: said.timestamp - 6 * minute }),
      notice({ ...said, nonce: "" }),
      notice({ orderId: said.orderId }),
    ]) {
      expect((await notify(origin, message)).statusCode).toBe(400);
    }
    expect(refusals(origin)).toHaveLength(9);
    expect(await put(origin, token)).toMatchObject({ state: 0 });
    expect((await notify(origin, right)).statusCode).toBe(200);
    expect(await put(origin, token)).toMatchObject({ state: 1 });
  });

  test("that is replayed is refused and logged", async ({ origin }) => {
    const { said } = await ordered(origin);
    const message = notice(said);
    expect((await notify(origin, message)).statusCode).toBe(200);
    expect((await notify(origin, message)).statusCode).toBe(400);
    expect(refusals(origin)).toMatchObject([{ why: "replayed", orderId: said.orderId }]);
  });

  test("that comes again under a new nonce is taken and counts nothing", async ({ origin }) => {
    const { said } = await ordered(origin);
    await notify(origin, notice(said));
    expect((await notify(origin, notice(said))).statusCode).toBe(200);
    expect(await origin.db.selectFrom("payment").selectAll().execute()).toHaveLength(1);
    expect((await origin.call(detail, { id: 2 })).data.saleNum).toBe(301);
  });

  test("of other money for what is theirs already is kept as a refund that is due, and told", async ({
    origin,
  }) => {
    const { said } = await ordered(origin);
    await notify(origin, notice(said));
    expect((await notify(origin, notice({ ...said, tradeNo: "T2" }))).statusCode).toBe(200);
    const payments = await origin.db
      .selectFrom("payment")
      .select(["tradeNo", "refundDue"])
      .orderBy("tradeNo")
      .execute();
    expect(payments).toEqual([
      { tradeNo: "T1", refundDue: false },
      { tradeNo: "T2", refundDue: true },
    ]);
    const errors = origin.logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
    expect(errors).toMatchObject([{ tradeNo: "T2", msg: expect.stringContaining("must go back") }]);
  });

  test("of money that came after the order's time counts, and closes the order begun since", async ({
    origin,
  }) => {
    const { token, said } = await ordered(origin);
    origin.pass(16 * minute);
    const since = await origin.call(pay, { id: 2, paymethod: 1 }, token);
    await notify(origin, notice({ ...said, timestamp: origin.clock().getTime() }));
    expect(await orderOf(origin, token, said.orderId)).toMatchObject({ state: 1 });
    expect(await orderOf(origin, token, since.data.orderId)).toMatchObject({ state: 2 });
    expect(await put(origin, token)).toMatchObject({ state: 1 });
  });

  test("to a provider that is not configured finds nobody", async ({ origin }) => {
    const response = await origin.request({ method: "POST", url: "/knowledge/api/payment/notify/wechat" });
    expect(response.statusCode).toBe(404);
  });
});
