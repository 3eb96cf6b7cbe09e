import { createPrivateKey, createPublicKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { createAlipay } from "./alipay.ts";
import type { PaymentProvider, Payments } from "./provider.ts";
import { createSandbox } from "./sandbox.ts";
import { createWechatPay } from "./wechat-pay.ts";

const wechatNames = [
  "WECHAT_PAY_APP_ID",
  "WECHAT_PAY_MERCHANT_ID",
  "WECHAT_PAY_SERIAL",
  "WECHAT_PAY_PRIVATE_KEY",
  "WECHAT_PAY_API_V3_KEY",
  "WECHAT_PAY_PUBLIC_KEY",
  "WECHAT_PAY_PUBLIC_KEY_ID",
] as const;
const alipayNames = ["ALIPAY_APP_ID", "ALIPAY_PRIVATE_KEY", "ALIPAY_PUBLIC_KEY"] as const;

/** All of them, or undefined when none is set. @throws naming what is missing when only some are */
function readGroup<Name extends string>(
  env: NodeJS.ProcessEnv,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) throw new Error(`${missing.join(", ")} must be set too, or nothing of the group.`);
  // None is missing, and the keys are the names.
  return Object.fromEntries(names.map((name) => [name, env[name]])) as Record<Name, string>;
}

/** A PEM itself, or the file that holds it. */
function keyFrom<Key>(name: string, value: string, read: (pem: string) => Key): Key {
  try {
    return read(value.includes("-----BEGIN") ? value : readFileSync(value, "utf8"));
  } catch (error) {
    throw new Error(`${name} is no PEM key and no file with one.`, { cause: error });
  }
}

interface Parts {
  siteUrl: string;
  paySign: string;
  random: (bytes: number) => Buffer;
}

const notifyUrl = (siteUrl: string, name: string) => `${siteUrl}/knowledge/api/payment/notify/${name}`;

function readWechatPay(env: NodeJS.ProcessEnv, { siteUrl, random }: Parts): PaymentProvider | undefined {
  const group = readGroup(env, wechatNames);
  if (!group) return undefined;
  const apiV3Key = group.WECHAT_PAY_API_V3_KEY;
  if (Buffer.byteLength(apiV3Key) !== 32) throw new Error("WECHAT_PAY_API_V3_KEY must be 32 bytes long.");
  return createWechatPay({
    appId: group.WECHAT_PAY_APP_ID,
    merchant: {
      merchantId: group.WECHAT_PAY_MERCHANT_ID,
      serial: group.WECHAT_PAY_SERIAL,
      privateKey: keyFrom("WECHAT_PAY_PRIVATE_KEY", group.WECHAT_PAY_PRIVATE_KEY, createPrivateKey),
    },
    platform: {
      id: group.WECHAT_PAY_PUBLIC_KEY_ID,
      publicKey: keyFrom("WECHAT_PAY_PUBLIC_KEY", group.WECHAT_PAY_PUBLIC_KEY, createPublicKey),
    },
    apiV3Key,
    url: env["WECHAT_PAY_URL"] || "https://api.mch.weixin.qq.com",
    notifyUrl: notifyUrl(siteUrl, "wechat"),
    random,
  });
}

function readAlipay(env: NodeJS.ProcessEnv, { siteUrl }: Parts): PaymentProvider | undefined {
  const group = readGroup(env, alipayNames);
  return (
    group &&
    createAlipay({
      appId: group.ALIPAY_APP_ID,
      privateKey: keyFrom("ALIPAY_PRIVATE_KEY", group.ALIPAY_PRIVATE_KEY, createPrivateKey),
      publicKey: keyFrom("ALIPAY_PUBLIC_KEY", group.ALIPAY_PUBLIC_KEY, createPublicKey),
      url: env["ALIPAY_URL"] || "https://openapi.alipay.com/gateway.do",
      notifyUrl: notifyUrl(siteUrl, "alipay"),
      returnUrl: (courseId) => `${siteUrl}/cousrsedetail/${courseId}`,
    })
  );
}

/**
 * Who takes the money. With either real provider set the sandbox is gone, so that nobody pays a real shop in
 * play money; a method without a provider is then not offered.
 * @throws when a group is set in part, naming what is missing
 */
export function readPayments(env: NodeJS.ProcessEnv, parts: Parts): Payments {
  const wechat = readWechatPay(env, parts);
  const alipay = readAlipay(env, parts);
  if (wechat || alipay) return { ...(wechat && { 1: wechat }), ...(alipay && { 2: alipay }) };
  const sandbox = createSandbox({ secret: parts.paySign, siteUrl: parts.siteUrl });
  return { 1: sandbox, 2: sandbox };
}
