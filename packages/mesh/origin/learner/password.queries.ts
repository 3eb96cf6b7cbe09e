import { scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { Db } from "../db/client.ts";

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>;
const length = 32;

/** Keeps a password as its scrypt hash, in place of the one before. */
export async function keepPassword(db: Db, learnerId: number, password: string, now: Date, salt: Buffer) {
  const kept = { salt, hash: await derive(password, salt, length), changedAt: now };
  await db
    .insertInto("learnerPassword")
    .values({ learnerId, ...kept })
    .onConflict((conflict) => conflict.column("learnerId").doUpdateSet(kept))
    .execute();
}

const nobody = { id: 0, salt: Buffer.alloc(16), hash: Buffer.alloc(length) };

/** The learner whose phone and password these are. An unknown phone takes as long as a wrong password. */
export async function learnerOfPassword(
  db: Db,
  mobile: string,
  password: string,
): Promise<number | undefined> {
  const kept = await db
    .selectFrom("learner")
    .innerJoin("learnerPassword", "learnerPassword.learnerId", "learner.id")
    .where("mobile", "=", mobile)
    .select(["learner.id", "salt", "hash"])
    .executeTakeFirst();
  const { id, salt, hash } = kept ?? nobody;
  const right = timingSafeEqual(await derive(password, salt, length), hash);
  return right && kept ? id : undefined;
}
