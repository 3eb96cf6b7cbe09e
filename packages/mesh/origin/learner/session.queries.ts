import { createHash } from "node:crypto";
import type { Db } from "../db/client.ts";

const day = 24 * 60 * 60 * 1000;
/** A session dies 30 days after it was last used. */
export const sessionLife = 30 * day;
/** How old the stored time of use may get; saves a write on almost every request. */
const touchAfter = day / 24;

export const tokenPattern = /^[\w-]{43}$/;

/** Somebody who is signed in. */
export interface Learner {
  id: number;
}

const hash = (token: string) => createHash("sha256").update(token).digest();

/** Signs a learner in. @returns the token, which is kept nowhere else */
export async function openSession(
  db: Db,
  learnerId: number,
  device: string,
  now: Date,
  random: (bytes: number) => Buffer,
) {
  const token = random(32).toString("base64url");
  await db
    .deleteFrom("session")
    .where("learnerId", "=", learnerId)
    .where("usedAt", "<", new Date(now.getTime() - sessionLife))
    .execute();
  await db
    .insertInto("session")
    .values({ tokenHash: hash(token), learnerId, device, createdAt: now, usedAt: now })
    .execute();
  return token;
}

/** The learner a token belongs to, unless it is unknown, revoked or 30 days unused. */
export async function findSession(db: Db, token: string, now: Date): Promise<Learner | undefined> {
  const session = await db
    .selectFrom("session")
    .where("tokenHash", "=", hash(token))
    .where("usedAt", ">", new Date(now.getTime() - sessionLife))
    .select(["learnerId as id", "usedAt"])
    .executeTakeFirst();
  if (!session) return undefined;
  if (now.getTime() - session.usedAt.getTime() > touchAfter) {
    await db.updateTable("session").set({ usedAt: now }).where("tokenHash", "=", hash(token)).execute();
  }
  return { id: session.id };
}

export async function closeSession(db: Db, token: string) {
  await db.deleteFrom("session").where("tokenHash", "=", hash(token)).execute();
}

/** Sessions one learner may look at; more than anybody has, and a bound. */
const mostSessions = 50;

/** Where a learner is signed in, the latest used first; `current` is the one whose token this is. */
export async function listSessions(db: Db, learnerId: number, token: string, now: Date) {
  const own = hash(token);
  const rows = await db
    .selectFrom("session")
    .where("learnerId", "=", learnerId)
    .where("usedAt", ">", new Date(now.getTime() - sessionLife))
    .select(["id", "tokenHash", "device", "createdAt", "usedAt"])
    .orderBy("usedAt", "desc")
    .orderBy("id")
    .limit(mostSessions)
    .execute();
  return rows.map(({ tokenHash, ...row }) => ({ ...row, current: tokenHash.equals(own) }));
}

/** @returns whether there was such a session of this learner */
export async function revokeSession(db: Db, learnerId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("session")
    .where("learnerId", "=", learnerId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
