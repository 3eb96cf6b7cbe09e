import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

const { subtle } = globalThis.crypto;
const rsa = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
const text = new TextEncoder();

const pem = (kind: string, der: ArrayBuffer) =>
  `-----BEGIN ${kind}-----\n${Buffer.from(der).toString("base64")}\n-----END ${kind}-----\n`;

/** A key pair made for one test, as PEM for our code and as Web Crypto keys for the fake. */
export async function makeKeys() {
  const pair = await subtle.generateKey(
    { ...rsa, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ["sign", "verify"],
  );
  return {
    ...pair,
    publicPem: pem("PUBLIC KEY", await subtle.exportKey("spki", pair.publicKey)),
    privatePem: pem("PRIVATE KEY", await subtle.exportKey("pkcs8", pair.privateKey)),
  };
}

export type Keys = Awaited<ReturnType<typeof makeKeys>>;

export const signature = async (keys: Keys, message: string) =>
  Buffer.from(await subtle.sign(rsa, keys.privateKey, text.encode(message))).toString("base64");

export const isSigned = (keys: Keys, message: string, sign: string) =>
  subtle.verify(rsa, keys.publicKey, Buffer.from(sign, "base64"), text.encode(message));

/** AEAD_AES_256_GCM as WeChat Pay writes it, by Web Crypto. */
export async function seal(apiV3Key: string, plain: object) {
  const [nonce, associatedData] = ["0123456789ab", "transaction"];
  const key = await subtle.importKey("raw", text.encode(apiV3Key), "AES-GCM", false, ["encrypt"]);
  const how = { name: "AES-GCM", iv: text.encode(nonce), additionalData: text.encode(associatedData) };
  const sealed = await subtle.encrypt(how, key, text.encode(JSON.stringify(plain)));
  return { ciphertext: Buffer.from(sealed).toString("base64"), nonce, associated_data: associatedData };
}

/** Headers that vouch for a body, as WeChat Pay sends them. */
export async function vouch(keys: Keys, body: string, { now, nonce }: { now: Date; nonce: string }) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    "content-type": "application/json",
    "wechatpay-timestamp": timestamp,
    "wechatpay-nonce": nonce,
    "wechatpay-serial": "PUB_KEY_ID_1",
    "wechatpay-signature": await signature(keys, `${timestamp}\n${nonce}\n${body}\n`),
  };
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

interface FakeWechat {
  merchant: Keys;
  platform: Keys;
  clock: () => Date;
}

/**
 * WeChat Pay's Native order call on a local port: it verifies our signature with Web Crypto, which shares no
 * code with ours, and signs its answer. Its `codeUrl` names the order.
 */
export async function startFakeWechat({ merchant, platform, clock }: FakeWechat) {
  const orders: Record<string, unknown>[] = [];
  const broken = { signature: false };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const [scheme, rest = ""] = (request.headers.authorization ?? "").split(/ (.*)/s);
    const said = Object.fromEntries(
      [...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const message = `${request.method}\n${request.url}\n${said["timestamp"]}\n${said["nonce_str"]}\n${body}\n`;
    const signed =
      scheme === "WECHATPAY2-SHA256-RSA2048" &&
      said["mchid"] === "1900000001" &&
      said["serial_no"] === "SERIAL1" &&
      (await isSigned(merchant, message, said["signature"] ?? ""));
    if (!signed) {
      response.writeHead(401).end(JSON.stringify({ code: "SIGN_ERROR", message: "签名错误" }));
      return;
    }
    const order = JSON.parse(body);
    orders.push(order);
    const answer = JSON.stringify({ code_url: `weixin://wxpay/bizpayurl?pr=${order.out_trade_no}` });
    const keys = broken.signature ? merchant : platform;
    response.writeHead(200, await vouch(keys, answer, { now: clock(), nonce: "answer-nonce" })).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // It listens on TCP.
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}`, orders, broken, stop };
}
