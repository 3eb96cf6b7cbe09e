import { createHash, timingSafeEqual } from "node:crypto";
import type { Origin } from "../app.ts";
import { refuse } from "../http/envelope.ts";
import { shanghaiDay } from "../http/shanghai-time.ts";

const minute = 60_000;
const timestampLife = 5 * minute;
const resendWait = minute;
const mostADay = 10;

export interface SmsRequest {
  mobile: string;
  nonce: string;
  timestamp: number;
  sign: string;
}

/** The signature of spec §7, upper or lower case hex. */
const signOf = ({ mobile, nonce, timestamp }: SmsRequest, secret: string) =>
  createHash("md5").update(`${mobile}${nonce}${timestamp}${secret}`).digest();

/**
 * Lets a signed request through once.
 * @throws Refusal NOT_ALLOWED for a wrong signature, an old timestamp or a nonce seen before
 */
export async function admitSigned({ broker, clock, secrets }: Origin, request: SmsRequest) {
  if (!timingSafeEqual(signOf(request, secrets.smsSign), Buffer.from(request.sign, "hex"))) {
    throw refuse("NOT_ALLOWED", "请求签名不正确，请刷新页面后重试");
  }
  if (Math.abs(clock().getTime() - request.timestamp) > timestampLife) {
    throw refuse("NOT_ALLOWED", "请求已过期，请重新获取验证码");
  }
  // A timestamp may lie five minutes ahead, so a nonce must be remembered for twice as long.
  if ((await broker.claim(`sms:nonce:${request.nonce}`, 2 * timestampLife)) > 0) {
    throw refuse("NOT_ALLOWED", "请求重复，请重新获取验证码");
  }
}

/** @throws Refusal TOO_SOON within a minute of the last code, TOO_MANY after ten in a day */
export async function admitPhone({ broker, clock }: Origin, mobile: string) {
  const wait = await broker.claim(`sms:minute:${mobile}`, resendWait);
  if (wait > 0) throw refuse("TOO_SOON", `发送太频繁，请 ${Math.ceil(wait / 1000)} 秒后再试`);
  const sentToday = await broker.count(`sms:day:${shanghaiDay(clock())}:${mobile}`, 24 * 60 * minute);
  if (sentToday > mostADay) throw refuse("TOO_MANY", "今天获取验证码的次数已达上限，请明天再试");
}
