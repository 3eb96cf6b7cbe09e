import { createSign, createVerify, type KeyObject } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** What signs our requests (WeChat Pay API v3, "WECHATPAY2-SHA256-RSA2048"). */
export interface MerchantKey {
  merchantId: string;
  /** Serial number of the merchant's certificate. */
  serial: string;
  privateKey: KeyObject;
}

export interface SignedRequest {
  method: string;
  /** Path with its query. */
  path: string;
  body: string;
}

/** The value of the Authorization header. `timestamp` in seconds. */
export function authorization(
  key: MerchantKey,
  { method, path, body }: SignedRequest,
  { timestamp, nonce }: { timestamp: number; nonce: string },
): string {
  const message = `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`;
  const signature = createSign("RSA-SHA256").update(message).sign(key.privateKey, "base64");
  const fields = [
    ["mchid", key.merchantId],
    ["nonce_str", nonce],
    ["signature", signature],
    ["timestamp", timestamp],
    ["serial_no", key.serial],
  ];
  return `WECHATPAY2-SHA256-RSA2048 ${fields.map(([name, value]) => `${name}="${value}"`).join(",")}`;
}

/** The key with which WeChat Pay signs what it sends, and the id by which it names it. */
export interface PlatformKey {
  id: string;
  publicKey: KeyObject;
}

/** Seconds that a message may be old (WeChat Pay's own rule). */
const signatureLife = 300;

const text = (header: string | string[] | undefined) => (typeof header === "string" ? header : "");

/**
 * Checks the signature over timestamp, nonce and body of an answer or a notification.
 * @returns the nonce, or why the message is not to be believed
 */
export function verifySigned(
  { id, publicKey }: PlatformKey,
  headers: IncomingHttpHeaders,
  body: string,
  now: Date,
): { nonce: string } | { refusal: string } {
  const timestamp = text(headers["wechatpay-timestamp"]);
  const nonce = text(headers["wechatpay-nonce"]);
  if (text(headers["wechatpay-serial"]) !== id) return { refusal: "signed with another key" };
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || age > signatureLife) return { refusal: "the timestamp is too old" };
  const message = `${timestamp}\n${nonce}\n${body}\n`;
  const signature = text(headers["wechatpay-signature"]);
  const right = createVerify("RSA-SHA256").update(message).verify(publicKey, signature, "base64");
  return right ? { nonce } : { refusal: "the signature is not WeChat Pay's" };
}
