import path from "node:path";
import { Kysely, DummyDriver, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import pino from "pino";
import { buildOrigin } from "../app.ts";
import { createMemoryBroker } from "../broker/memory-broker.ts";
import type { Database } from "../db/client.ts";
import { printingSms } from "../sms/sms-provider.ts";

export const contractFile = path.resolve(import.meta.dirname, "../../openapi.json");

/** A database that is never asked: the contract comes from the routes' schemas alone. */
const noDatabase = () =>
  new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** The OpenAPI document as it is committed. */
export async function renderContract(): Promise<string> {
  const clock = () => new Date(0);
  const app = await buildOrigin({
    db: noDatabase(),
    broker: createMemoryBroker(clock),
    clock,
    random: (bytes) => Buffer.alloc(bytes),
    log: pino({ level: "silent" }),
    secrets: { smsSign: "", mediaSign: "", paySign: "" },
    smsProvider: printingSms,
    mediaDirs: [import.meta.dirname],
    mediaTicketTtl: 1,
    payments: {},
  });
  try {
    return `${JSON.stringify(app.swagger(), null, 2)}\n`;
  } finally {
    await app.close();
  }
}
