import { createHash } from "node:crypto";
import { type Db, together } from "../db/client.ts";
import { openSession } from "../learner/session.queries.ts";

/** A code lives three minutes (ours; the spec names no time). */
export const codeLife = 3 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

type Random = (bytes: number) => Buffer;

const hash = (clientId: string) => createHash("sha256").update(clientId).digest();

/** The handshake's two halves: a client id for the stream and a code for the picture. Old ones are swept. */
export async function openScanSignIn(db: Db, device: string, now: Date, random: Random) {
  await db
    .deleteFrom("scanSignIn")
    .where("expiresAt", "<", new Date(now.getTime() - day))
    .execute();
  const clientId = random(24).toString("base64url");
  const code = random(16).toString("base64url");
  const expiresAt = new Date(now.getTime() + codeLife);
  await db
    .insertInto("scanSignIn")
    .values({ code, clientHash: hash(clientId), device, createdAt: now, expiresAt })
    .execute();
  return { clientId, code, expiresAt };
}

export type ScanState = "waiting" | "confirmed" | "expired" | "ended";

interface Handshake {
  expiresAt: Date;
  learnerId: number | null;
  endedAt: Date | null;
}

export function scanState({ expiresAt, learnerId, endedAt }: Handshake, now: Date): ScanState {
  if (learnerId !== null) return "confirmed";
  if (endedAt) return "ended";
  return expiresAt <= now ? "expired" : "waiting";
}

const columns = ["code", "device", "createdAt", "expiresAt", "learnerId", "endedAt"] as const;

export const findScanByCode = (db: Db, code: string) =>
  db.selectFrom("scanSignIn").where("code", "=", code).select(columns).executeTakeFirst();

export const findScanByClient = (db: Db, clientId: string) =>
  db.selectFrom("scanSignIn").where("clientHash", "=", hash(clientId)).select(columns).executeTakeFirst();

/** Lets the browser that shows the code in as this learner. @returns false when it is too late or somebody was first */
export async function confirmScan(db: Db, code: string, learnerId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("scanSignIn")
    .set({ learnerId })
    .where("code", "=", code)
    .where("learnerId", "is", null)
    .where("endedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The token for a confirmed code, once: whoever asks again gets nothing. */
export const takeToken = (db: Db, clientId: string, now: Date, random: Random) =>
  together(db, async (tx) => {
    const confirmed = await tx
      .updateTable("scanSignIn")
      .set({ deliveredAt: now })
      .where("clientHash", "=", hash(clientId))
      .where("learnerId", "is not", null)
      .where("deliveredAt", "is", null)
      .where("endedAt", "is", null)
      .where("expiresAt", ">", now)
      .returning(["learnerId", "device"])
      .executeTakeFirst();
    if (!confirmed?.learnerId) return undefined;
    return openSession(tx, confirmed.learnerId, confirmed.device, now, random);
  });

/** The browser gave up; its code is worth nothing any more. @returns the code */
export async function endScan(db: Db, clientId: string, now: Date): Promise<string | undefined> {
  const ended = await db
    .updateTable("scanSignIn")
    .set({ endedAt: now })
    .where("clientHash", "=", hash(clientId))
    .where("endedAt", "is", null)
    .returning("code")
    .executeTakeFirst();
  return ended?.code;
}
