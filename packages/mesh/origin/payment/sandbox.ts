import { createHmac, timingSafeEqual } from "node:crypto";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import { BadNotice, type Notice, type OrderToPay, type PaymentProvider } from "./provider.ts";
import { qrPicture } from "./qr-picture.ts";

/** Milliseconds that a message may have been under way. */
const noticeLife = 5 * 60_000;

const SandboxNotice = Compile(
  Type.Object({
    orderId: Type.String(),
    tradeNo: Type.String(),
    amountFen: Type.Integer(),
    timestamp: Type.Integer(),
    nonce: Type.String({ minLength: 16, maxLength: 64 }),
  }),
);

interface Sandbox {
  /** Known to the cashier and to whoever reads its messages. */
  secret: string;
  /** The site as learners' browsers and phones reach it. */
  siteUrl: string;
}

export const cashierPath = (orderId: string) => `/knowledge/cashier/${orderId}`;

/** The header that carries HMAC-SHA256 of the body. */
export const signatureHeader = "x-pay-signature";
const signatureOf = (secret: string, body: string) => createHmac("sha256", secret).update(body).digest();

/** The message with which the cashier tells of a payment. */
export function signNotice(
  secret: string,
  order: Pick<OrderToPay, "id" | "amountFen">,
  { nonce, now }: { nonce: string; now: Date },
) {
  // An order has one transaction, so that paying in two tabs at once is paying once.
  const body = JSON.stringify({
    orderId: order.id,
    tradeNo: `SANDBOX-${order.id}`,
    amountFen: order.amountFen,
    timestamp: now.getTime(),
    nonce,
  });
  return {
    body,
    headers: {
      "content-type": "application/json",
      [signatureHeader]: signatureOf(secret, body).toString("hex"),
    },
  };
}

function readSigned(secret: string, { headers, body }: Notice): unknown {
  const given = headers[signatureHeader];
  const signature = Buffer.from(typeof given === "string" ? given : "", "hex");
  const right = signatureOf(secret, body);
  if (signature.length !== right.length || !timingSafeEqual(signature, right)) {
    throw new BadNotice("the signature is not ours");
  }
  return JSON.parse(body);
}

/** Pays without money: both methods lead to a cashier page of this site that signs what it says. */
export function createSandbox({ secret, siteUrl }: Sandbox): PaymentProvider {
  return {
    name: "sandbox",
    async start({ id, method }) {
      if (method === 1) return qrPicture(`${siteUrl}${cashierPath(id)}`);
      return `<form action="${cashierPath(id)}" method="get"><button type="submit">去支付宝付款</button></form>`;
    },
    read(notice, now) {
      const said = readSigned(secret, notice);
      if (!SandboxNotice.Check(said)) throw new BadNotice("a field is missing or wrong");
      const { timestamp, ...receipt } = said;
      if (Math.abs(now.getTime() - timestamp) > noticeLife) throw new BadNotice("the timestamp is too old");
      return { provider: "sandbox", paidAt: new Date(timestamp), ...receipt };
    },
    answer: (refusal) => ({
      status: refusal ? 400 : 200,
      type: "application/json; charset=utf-8",
      body: JSON.stringify(refusal ? { code: "FAIL", message: refusal } : { code: "SUCCESS" }),
    }),
  };
}
