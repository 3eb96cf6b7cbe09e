import { randomInt } from "node:crypto";
import MD5 from "crypto-js/md5.js";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Twenty random characters (spec §7, §9). */
export const nonce = () => Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join("");

/** MD5 of mobile + nonce + timestamp + secret, as the SMS call of spec §7 asks for. The secret never leaves the server. */
export const smsSignature = (mobile: string, once: string, timestamp: string, secret: string) =>
  MD5(mobile + once + timestamp + secret).toString();

/** Adds `nonce`, `timestamp` (milliseconds) and `sign` to the query of an SMS request. */
export function signQuery(query: URLSearchParams, secret: string, now: () => number = Date.now) {
  const once = nonce();
  const timestamp = String(now());
  query.set("nonce", once);
  query.set("timestamp", timestamp);
  query.set("sign", smsSignature(query.get("mobile") ?? "", once, timestamp, secret));
}
