import { createPublicKey } from "node:crypto";
import jsqrModule from "jsqr";
import { PNG } from "pngjs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testNow } from "../test/test-clock.ts";
import { openTestOrigin, type TestOrigin } from "../test/test-origin.ts";
import { createAlipay } from "./alipay.ts";
import { isSigned, type Keys, makeKeys, seal, signature, startFakeWechat, vouch } from "./fake-wechat.ts";
import { readPayments } from "./payment-settings.ts";
import vectors from "./provider-vectors.json" with { type: "json" };
import { createWechatPay, type WechatPay } from "./wechat-pay.ts";

// A CommonJS package whose declarations speak of an ES module.
const jsqr = jsqrModule as unknown as typeof jsqrModule.default;
const parts = {
  siteUrl: "https://school.example",
  paySign: "x",
  random: (bytes: number) => Buffer.alloc(bytes, 7),
};
const apiV3Key = "0123456789abcdef0123456789ABCDEF";

let merchant: Keys;
let platform: Keys;
let wechat: Awaited<ReturnType<typeof startFakeWechat>>;
let origin: TestOrigin;
let token: string;
let env: Record<string, string>;

beforeEach(async () => {
  [merchant, platform] = await Promise.all([makeKeys(), makeKeys()]);
  wechat = await startFakeWechat({ merchant, platform, clock: () => testNow });
  env = {
    WECHAT_PAY_APP_ID: "wx0000000000000001",
    WECHAT_PAY_MERCHANT_ID: "1900000001",
    WECHAT_PAY_SERIAL: "SERIAL1",
    WECHAT_PAY_PRIVATE_KEY: merchant.privatePem,
    WECHAT_PAY_API_V3_KEY: apiV3Key,
    WECHAT_PAY_PUBLIC_KEY: platform.publicPem,
    WECHAT_PAY_PUBLIC_KEY_ID: "PUB_KEY_ID_1",
    WECHAT_PAY_URL: wechat.url,
    ALIPAY_APP_ID: "2021000000000001",
    ALIPAY_PRIVATE_KEY: merchant.privatePem,
    ALIPAY_PUBLIC_KEY: platform.publicPem,
    ALIPAY_URL: "https://alipay.example/gateway.do",
  };
  origin = await openTestOrigin({ payments: readPayments(env, parts) });
  token = await origin.signIn("13800000002");
});
afterEach(async () => {
  await origin.close();
  await wechat.stop();
});

const pay = (paymethod: number) => origin.call("/webCourse/payCourse", { id: 2, paymethod }, token);
const stateOf = async (id: string) => (await origin.call("/webCourse/orderDetail", { id }, token)).data.state;
const post = (provider: string, payload: string, headers: Record<string, string>) =>
  origin.request({ method: "POST", url: `/knowledge/api/payment/notify/${provider}`, payload, headers });

describe("WeChat Pay", () => {
  const transaction = (orderId: string, change: object = {}) => ({
    mchid: "1900000001",
    appid: "wx0000000000000001",
    out_trade_no: orderId,
    transaction_id: "4200000000000001",
    trade_state: "SUCCESS",
    success_time: "2026-11-20T12:00:00+08:00",
    amount: { total: 29_990, currency: "CNY" },
    ...change,
  });
  const notice = async (plain: object, { key = apiV3Key, event = "TRANSACTION.SUCCESS" } = {}) =>
    JSON.stringify({ id: "EV-1", event_type: event, resource: await seal(key, plain) });
  let nonces = 0;
  const send = async (body: string, keys = platform, now = testNow) =>
    post("wechat", body, await vouch(keys, body, { now, nonce: `nonce ${(nonces += 1)}` }));

  test("is asked with a signature that other code than ours verifies, and its answer becomes a QR code", async () => {
    const { data } = await pay(1);
    expect(wechat.orders).toEqual([
      {
        appid: "wx0000000000000001",
        mchid: "1900000001",
        description: "背俞穴精讲",
        out_trade_no: data.orderId,
        time_expire: "2026-11-20T04:15:00+00:00",
        notify_url: "https://school.example/knowledge/api/payment/notify/wechat",
        amount: { total: 29_990, currency: "CNY" },
      },
    ]);
    const png = PNG.sync.read(Buffer.from(data.body.split(",")[1], "base64"));
    const code = jsqr(new Uint8ClampedArray(png.data), png.width, png.height)?.data;
    expect(code).toBe(`weixin://wxpay/bizpayurl?pr=${data.orderId}`);
  });

  test("that answers with another's signature, or not at all, is refused in words", async () => {
    const words = {
      code: 500,
      reason: "PAY_UNAVAILABLE",
      msg: expect.stringContaining("微信支付暂时连不上"),
    };
    wechat.broken.signature = true;
    expect(await pay(1)).toMatchObject(words);
    await wechat.stop();
    expect(await pay(1)).toMatchObject(words);
    await wechat.stop().catch(() => {});
  });

  test("pays an order with a notification that is signed and sealed, once", async () => {
    const { orderId } = (await pay(1)).data;
    const body = await notice(transaction(orderId));
    expect((await send(body)).statusCode).toBe(200);
    expect((await send(body)).statusCode).toBe(200);
    expect(await stateOf(orderId)).toBe(1);
    expect(await origin.db.selectFrom("payment").selectAll().execute()).toMatchObject([
      { provider: "wechat", tradeNo: "4200000000000001", amountFen: 29_990, refundDue: false },
    ]);
  });

  test("is not believed when forged, altered, replayed, late, for another merchant or sealed with another key", async () => {
    const { orderId } = (await pay(1)).data;
    const body = await notice(transaction(orderId));
    const headers = await vouch(platform, body, { now: testNow, nonce: "once" });
    const refused = [
      await send(body, merchant),
      await post("wechat", body.replace("EV-1", "EV-2"), headers),
      await post("wechat", body, { ...headers, "wechatpay-serial": "PUB_KEY_ID_2" }),
      await send(body, platform, new Date(testNow.getTime() - 301_000)),
      await send(await notice(transaction(orderId, { mchid: "1900000002" }))),
      await send(await notice(transaction(orderId), { key: apiV3Key.toLowerCase() })),
      await send(await notice(transaction(orderId, { amount: { total: 1 } }))),
      await send("not JSON"),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(400));
    expect(await stateOf(orderId)).toBe(0);
    expect((await post("wechat", body, headers)).statusCode).toBe(200);
    expect((await post("wechat", body, headers)).statusCode).toBe(400);
    expect(origin.logged.filter((line) => line.includes("payment notification refused"))).toHaveLength(9);
  });

  test("tells of other things than money, which are taken and change nothing", async () => {
    const { orderId } = (await pay(1)).data;
    expect((await send(await notice(transaction(orderId), { event: "REFUND.SUCCESS" }))).statusCode).toBe(
      200,
    );
    expect((await send(await notice(transaction(orderId, { trade_state: "NOTPAY" })))).statusCode).toBe(200);
    expect(await stateOf(orderId)).toBe(0);
  });
});

describe("Alipay", () => {
  const fields = (orderId: string, change: Record<string, string> = {}): Record<string, string> => ({
    app_id: "2021000000000001",
    notify_id: "N1",
    out_trade_no: orderId,
    trade_no: "2026000000000001",
    total_amount: "299.90",
    trade_status: "TRADE_SUCCESS",
    gmt_payment: "2026-11-20 12:00:00",
    subject: "背俞穴精讲 & 更多",
    ...change,
  });
  const sorted = (said: Record<string, string>) =>
    Object.entries(said)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join("&");
  const body = async (said: Record<string, string>, keys = platform) =>
    new URLSearchParams({ ...said, sign_type: "RSA2", sign: await signature(keys, sorted(said)) }).toString();
  const form = { "content-type": "application/x-www-form-urlencoded; charset=utf-8" };
  const send = async (payload: string) => (await post("alipay", payload, form)).body;

  test("gets a form whose signature other code than ours verifies", async () => {
    const { data } = await pay(2);
    expect(data.body).toMatch(
      /^<form action="https:\/\/alipay.example\/gateway.do\?charset=utf-8" method="post">/,
    );
    const sent = Object.fromEntries(
      [...data.body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
      ]),
    );
    const { sign, ...signed } = sent;
    expect(await isSigned(merchant, sorted(signed), sign)).toBe(true);
    expect(sent).toMatchObject({
      method: "alipay.trade.page.pay",
      timestamp: "2026-11-20 12:00:00",
      notify_url: "https://school.example/knowledge/api/payment/notify/alipay",
      return_url: "https://school.example/cousrsedetail/2",
    });
    expect(JSON.parse(sent.biz_content)).toEqual({
      out_trade_no: data.orderId,
      product_code: "FAST_INSTANT_TRADE_PAY",
      subject: "背俞穴精讲",
      time_expire: "2026-11-20 12:15:00",
      total_amount: "299.90",
    });
  });

  test("pays an order with a signed notification, however often it comes", async () => {
    const { orderId } = (await pay(2)).data;
    const message = await body(fields(orderId));
    expect([await send(message), await send(message)]).toEqual(["success", "success"]);
    expect(await stateOf(orderId)).toBe(1);
    expect(await origin.db.selectFrom("payment").selectAll().execute()).toHaveLength(1);
  });

  test("is not believed when forged, altered, for another application or for another amount", async () => {
    const { orderId } = (await pay(2)).data;
    const message = await body(fields(orderId));
    expect([
      await send(await body(fields(orderId), merchant)),
      await send(message.replace("299.90", "0.01")),
      await send(await body(fields(orderId, { app_id: "2021000000000002" }))),
      await send(await body(fields(orderId, { total_amount: "0.01" }))),
      await send("sign=x"),
      await send(""),
    ]).toEqual(Array(6).fill("failure"));
    expect(await send(await body(fields(orderId, { trade_status: "WAIT_BUYER_PAY" })))).toBe("success");
    expect(await stateOf(orderId)).toBe(0);
  });
});

describe("notifications computed with OpenSSL", () => {
  const publicKey = (pem: string) => createPublicKey(pem);

  test("of WeChat Pay are verified and opened", () => {
    const { headers, body } = vectors.wechat;
    const config: Partial<WechatPay> = {
      appId: "wx0000000000000001",
      apiV3Key: vectors.wechat.apiV3Key,
      platform: { id: "PUB_KEY_ID_1", publicKey: publicKey(vectors.wechat.publicKey) },
    };
    // Reading needs neither the merchant's key nor an address.
    const provider = createWechatPay({ ...config, merchant: { merchantId: "1900000001" } } as WechatPay);
    const now = new Date(Number(headers["wechatpay-timestamp"]) * 1000);
    expect(provider.read({ headers, body }, now)).toEqual({
      provider: "wechat",
      method: 1,
      orderId: "4f1c09ab27d34e6c9a51e0b7d2f88c13",
      tradeNo: "4200000000202611200000000001",
      amountFen: 29_990,
      paidAt: new Date("2026-11-20T04:00:00Z"),
      nonce: "593BEC0C930BF1AFEB40B4A08C8FB242",
    });
    expect(() => provider.read({ headers, body: body.replace("EV-", "EW-") }, now)).toThrow(
      "not WeChat Pay's",
    );
  });

  test("of Alipay are verified", () => {
    const { body } = vectors.alipay;
    const keys = { publicKey: publicKey(vectors.alipay.publicKey) };
    // Reading needs neither our key nor an address.
    const provider = createAlipay({ appId: "2021000000000001", ...keys } as Parameters<
      typeof createAlipay
    >[0]);
    expect(provider.read({ headers: {}, body }, testNow)).toMatchObject({
      orderId: "4f1c09ab27d34e6c9a51e0b7d2f88c13",
      tradeNo: "2026112022001400000000000001",
      amountFen: 29_990,
      paidAt: new Date("2026-11-20T04:00:00Z"),
    });
    const altered = body.replace("total_amount=299.90", "total_amount=0.01");
    expect(() => provider.read({ headers: {}, body: altered }, testNow)).toThrow("not Alipay's");
  });
});

describe("configuration", () => {
  test("names what is missing of a group that is set in part", () => {
    const { ALIPAY_PUBLIC_KEY: _, ...some } = env;
    expect(() => readPayments(some, parts)).toThrow("ALIPAY_PUBLIC_KEY must be set too");
    expect(() => readPayments({ ...env, WECHAT_PAY_PRIVATE_KEY: "/none.pem" }, parts)).toThrow(
      "WECHAT_PAY_PRIVATE_KEY is no PEM key",
    );
    expect(() => readPayments({ ...env, WECHAT_PAY_API_V3_KEY: "short" }, parts)).toThrow("32 bytes");
  });

  test("of a real provider leaves no sandbox: its cashier is gone, and a method without a provider is not offered", async () => {
    const alone = Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith("ALIPAY")));
    expect(Object.keys(readPayments(alone, parts))).toEqual(["2"]);
    expect(readPayments({}, parts)[1]?.name).toBe("sandbox");
    const cashier = await origin.request({ url: `/knowledge/cashier/${"0".repeat(32)}` });
    expect(cashier.json()).toMatchObject({ reason: "NOT_FOUND" });
    await origin.close();
    origin = await openTestOrigin({ payments: readPayments(alone, parts) });
    token = await origin.signIn("13800000002");
    expect(await pay(1)).toMatchObject({
      reason: "PAY_UNAVAILABLE",
      msg: "暂不支持微信支付，请换一种付款方式",
    });
  });
});
