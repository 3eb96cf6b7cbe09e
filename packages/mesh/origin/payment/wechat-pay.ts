import { createDecipheriv } from "node:crypto";
import { type Static, type TSchema, Type } from "typebox";
import { Compile } from "typebox/compile";
import { request } from "undici";
import { BadNotice, type OrderToPay, type PaymentProvider, ProviderFailure } from "./provider.ts";
import { qrPicture } from "./qr-picture.ts";
import { authorization, type MerchantKey, type PlatformKey, verifySigned } from "./wechat-signature.ts";

export interface WechatPay {
  appId: string;
  merchant: MerchantKey;
  platform: PlatformKey;
  /** 32 bytes, with which notifications are encrypted. */
  apiV3Key: string;
  /** `https://api.mch.weixin.qq.com`; a test names a server of its own. */
  url: string;
  notifyUrl: string;
  random: (bytes: number) => Buffer;
}

const nativePath = "/v3/pay/transactions/native";
const timeout = 10_000;
const tagBytes = 16;

const NativeAnswer = Type.Object({ code_url: Type.String({ minLength: 1 }) });
const Notification = Type.Object({
  event_type: Type.String(),
  resource: Type.Object({
    ciphertext: Type.String(),
    nonce: Type.String(),
    associated_data: Type.Optional(Type.String()),
  }),
});
const Transaction = Type.Object({
  appid: Type.String(),
  mchid: Type.String(),
  out_trade_no: Type.String(),
  transaction_id: Type.String(),
  trade_state: Type.String(),
  success_time: Type.String(),
  amount: Type.Object({ total: Type.Integer(), currency: Type.Optional(Type.String()) }),
});

/** @throws BadNotice */
function parse<T extends TSchema>(schema: T, json: string): Static<T> {
  const value: unknown = JSON.parse(json);
  const validator = Compile(schema);
  if (!validator.Check(value)) throw new BadNotice("a field is missing or wrong");
  return value;
}

/** AEAD_AES_256_GCM: the tag stands at the end of the cipher text. @throws when any of it was altered */
export function decryptResource(
  key: string,
  { ciphertext, nonce, associated_data = "" }: Static<typeof Notification>["resource"],
): string {
  const sealed = Buffer.from(ciphertext, "base64");
  const decipher = createDecipheriv("aes-256-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  decipher.setAAD(Buffer.from(associated_data));
  return decipher.update(sealed.subarray(0, -tagBytes), undefined, "utf8") + decipher.final("utf8");
}

const nativeOrder = ({ appId, merchant, notifyUrl }: WechatPay, order: OrderToPay) => ({
  appid: appId,
  mchid: merchant.merchantId,
  description: order.courseName.slice(0, 40),
  out_trade_no: order.id,
  time_expire: order.expiresAt.toISOString().replace(/\.\d+Z$/, "+00:00"),
  notify_url: notifyUrl,
  amount: { total: order.amountFen, currency: "CNY" },
});

/** Asks for the address that a Native QR code holds. */
async function requestCodeUrl(config: WechatPay, order: OrderToPay, now: Date): Promise<string> {
  const body = JSON.stringify(nativeOrder(config, order));
  const stamp = { timestamp: Math.floor(now.getTime() / 1000), nonce: config.random(16).toString("hex") };
  const signed = authorization(config.merchant, { method: "POST", path: nativePath, body }, stamp);
  const answer = await request(`${config.url}${nativePath}`, {
    method: "POST",
    headers: {
      authorization: signed,
      accept: "application/json",
      "content-type": "application/json",
      "user-agent": "xinglin",
    },
    body,
    signal: AbortSignal.timeout(timeout),
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200)
    throw new ProviderFailure(`HTTP ${answer.statusCode}: ${text.slice(0, 300)}`);
  const verified = verifySigned(config.platform, answer.headers, text, now);
  if ("refusal" in verified) throw new ProviderFailure(verified.refusal);
  return parse(NativeAnswer, text).code_url;
}

/** WeChat Pay API v3, Native: a QR code that the WeChat app pays. */
export function createWechatPay(config: WechatPay): PaymentProvider {
  return {
    name: "wechat",
    async start(order, now) {
      try {
        return await qrPicture(await requestCodeUrl(config, order, now));
      } catch (error) {
        if (error instanceof ProviderFailure) throw error;
        throw new ProviderFailure(error instanceof Error ? error.message : String(error), { cause: error });
      }
    },
    read({ headers, body }, now) {
      const verified = verifySigned(config.platform, headers, body, now);
      if ("refusal" in verified) throw new BadNotice(verified.refusal);
      const { event_type: event, resource } = parse(Notification, body);
      if (event !== "TRANSACTION.SUCCESS") return undefined;
      const transaction = parse(Transaction, decryptResource(config.apiV3Key, resource));
      if (transaction.mchid !== config.merchant.merchantId || transaction.appid !== config.appId) {
        throw new BadNotice("for another merchant");
      }
      if (transaction.trade_state !== "SUCCESS") return undefined;
      return {
        provider: "wechat",
        method: 1,
        orderId: transaction.out_trade_no,
        tradeNo: transaction.transaction_id,
        amountFen: transaction.amount.total,
        paidAt: new Date(transaction.success_time),
        nonce: verified.nonce,
      };
    },
    answer: (refusal) => ({
      status: refusal ? 400 : 200,
      type: "application/json; charset=utf-8",
      body: JSON.stringify(refusal ? { code: "FAIL", message: refusal } : { code: "SUCCESS" }),
    }),
  };
}
