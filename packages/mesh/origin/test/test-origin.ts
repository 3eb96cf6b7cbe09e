import { createHash, randomBytes } from "node:crypto";
import path from "node:path";
import type { InjectOptions } from "fastify";
import pino from "pino";
import { inject, test as base } from "vitest";
import { buildOrigin, type Origin } from "../app.ts";
import { createMemoryBroker } from "../broker/memory-broker.ts";
import { openDatabase } from "../db/client.ts";
import type { Payments } from "../payment/provider.ts";
import { createSandbox } from "../payment/sandbox.ts";
import { testNow } from "./test-clock.ts";

export const fixtureFolder = path.join(import.meta.dirname, "content");
const secrets = { smsSign: "sms secret", mediaSign: "media secret", paySign: "pay secret" };
const siteUrl = "http://site.test";

/** What every answer looks like; tests read `data` as they expect it. */
interface Answer {
  code: number;
  msg: string;
  reason?: string;
  // The tests assert the shape of data; typing it here would say it twice.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
}

interface Choices {
  /** Real connections, for what happens at once; nothing is rolled back then. */
  connections?: number;
  payments?: Payments;
}

const sandbox = createSandbox({ secret: secrets.paySign, siteUrl });

/** An origin on real SQL whose every change is rolled back, with a clock to turn and its texts and log to read. */
export async function openTestOrigin({ connections, payments = { 1: sandbox, 2: sandbox } }: Choices = {}) {
  const statements: string[] = [];
  const logged: string[] = [];
  const sent: { mobile: string; code: string }[] = [];
  const time = { now: testNow.getTime() };
  const clock = () => new Date(time.now);
  const database = openDatabase(inject("databaseUrl"), {
    connections: connections ?? 1,
    log: ({ query }) => void statements.push(query.sql),
  });
  const tx = connections ? undefined : await database.startTransaction().execute();
  const parts: Origin = {
    db: tx ?? database,
    broker: createMemoryBroker(clock),
    clock,
    random: randomBytes,
    log: pino({ level: "info" }, { write: (line: string) => logged.push(line) }),
    secrets,
    smsProvider: { send: async (mobile, code) => void sent.push({ mobile, code }) },
    mediaDirs: [path.join(fixtureFolder, "media")],
    mediaTicketTtl: 7200,
    payments,
  };
  const app = await buildOrigin(parts);

  const request = (options: InjectOptions) => app.inject(options);
  async function call(
    url: string,
    query: Record<string, string | number> = {},
    token?: string,
  ): Promise<Answer> {
    const address = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const headers = token ? { token } : {};
    const response = await request({ method: "POST", url: `/knowledge/api${url}?${address}`, headers });
    return response.json();
  }
  /** The signed query a gateway would send. */
  function smsQuery(mobile: string, { nonce = randomBytes(10).toString("hex"), timestamp = time.now } = {}) {
    const sign = createHash("md5").update(`${mobile}${nonce}${timestamp}${secrets.smsSign}`).digest("hex");
    return { mobile, nonce, timestamp, sign };
  }
  async function signIn(mobile: string): Promise<string> {
    await call("/SmsVerify/web/smsValid", smsQuery(mobile));
    const code = sent.at(-1)?.code ?? "";
    return (await call("/webLogin/mobileCodeLogin", { mobile, code })).data.token;
  }

  return {
    ...parts,
    app,
    request,
    call,
    smsQuery,
    signIn,
    statements,
    logged,
    sent,
    pass: (milliseconds: number) => void (time.now += milliseconds),
    async close() {
      await app.close();
      await tx?.rollback().execute();
      await database.destroy();
    },
  };
}

export type TestOrigin = Awaited<ReturnType<typeof openTestOrigin>>;

export const test = base.extend<{ origin: TestOrigin }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the pattern to learn what a fixture needs
  origin: async ({}, provide) => {
    const origin = await openTestOrigin();
    await provide(origin);
    await origin.close();
  },
});
