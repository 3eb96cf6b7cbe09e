import { createSign, createVerify, type KeyObject } from "node:crypto";
import { fen, yuan } from "../http/money.ts";
import { fromShanghaiTime, shanghaiTime } from "../http/shanghai-time.ts";
import { escapeHtml } from "./html.ts";
import { BadNotice, type OrderToPay, type PaymentProvider } from "./provider.ts";

export interface Alipay {
  appId: string;
  privateKey: KeyObject;
  /** Alipay's own, with which it signs what it sends. */
  publicKey: KeyObject;
  /** `https://openapi.alipay.com/gateway.do`. */
  url: string;
  notifyUrl: string;
  /** Where Alipay sends the learner after paying. */
  returnUrl: (courseId: number) => string;
}

/** What RSA2 signs: non-empty parameters in the order of their names, as `a=1&b=2`, values not encoded. */
export const signedText = (parameters: Record<string, string>) =>
  Object.keys(parameters)
    .toSorted()
    .filter((name) => name !== "sign" && parameters[name] !== "")
    .map((name) => `${name}=${parameters[name]}`)
    .join("&");

const sign = (parameters: Record<string, string>, key: KeyObject) =>
  createSign("RSA-SHA256").update(signedText(parameters), "utf8").sign(key, "base64");

function pagePay({ appId, notifyUrl, returnUrl }: Alipay, order: OrderToPay, now: Date) {
  const product = {
    out_trade_no: order.id,
    product_code: "FAST_INSTANT_TRADE_PAY",
    subject: order.courseName,
    time_expire: shanghaiTime(order.expiresAt),
    total_amount: yuan(order.amountFen).toFixed(2),
  };
  return {
    app_id: appId,
    method: "alipay.trade.page.pay",
    format: "JSON",
    charset: "utf-8",
    sign_type: "RSA2",
    timestamp: shanghaiTime(now),
    version: "1.0",
    notify_url: notifyUrl,
    return_url: returnUrl(order.courseId),
    biz_content: JSON.stringify(product),
  };
}

const hidden = ([name, value]: [string, string]) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** A form that the learner's browser sends; it works where scripts do not run. */
function paymentForm(url: string, parameters: Record<string, string>) {
  const action = escapeHtml(`${url}?charset=utf-8`);
  const inputs = Object.entries(parameters).map(hidden).join("");
  return `<form action="${action}" method="post">${inputs}<button type="submit">去支付宝付款</button></form>`;
}

/** A notification signs neither `sign` nor `sign_type`. */
const verify = (parameters: Record<string, string>, key: KeyObject) =>
  createVerify("RSA-SHA256")
    .update(signedText({ ...parameters, sign_type: "" }), "utf8")
    .verify(key, parameters["sign"] ?? "", "base64");

/** Alipay page pay: a form that leads to Alipay's cashier. */
export function createAlipay(config: Alipay): PaymentProvider {
  return {
    name: "alipay",
    async start(order, now) {
      const parameters = pagePay(config, order, now);
      return paymentForm(config.url, { ...parameters, sign: sign(parameters, config.privateKey) });
    },
    read({ body }) {
      const said = Object.fromEntries(new URLSearchParams(body));
      if (!verify(said, config.publicKey)) throw new BadNotice("the signature is not Alipay's");
      if (said["app_id"] !== config.appId) throw new BadNotice("for another application");
      if (said["trade_status"] !== "TRADE_SUCCESS" && said["trade_status"] !== "TRADE_FINISHED") {
        return undefined;
      }
      const { out_trade_no: orderId, trade_no: tradeNo, total_amount: amount, gmt_payment: time } = said;
      if (!orderId || !tradeNo || !amount || !time) throw new BadNotice("a field is missing");
      // Alipay sends the same message until it is taken, so it carries no nonce; its trade counts once.
      const paidAt = fromShanghaiTime(time);
      return { provider: "alipay", method: 2, orderId, tradeNo, amountFen: fen(Number(amount)), paidAt };
    },
    answer: (refusal) => ({
      status: 200,
      type: "text/plain; charset=utf-8",
      body: refusal ? "failure" : "success",
    }),
  };
}
