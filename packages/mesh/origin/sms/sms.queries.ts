import { createHmac, timingSafeEqual } from "node:crypto";
import { type Db, together } from "../db/client.ts";

const codeLife = 5 * 60 * 1000;
const mostWrongTries = 5;

const hash = (secret: string, mobile: string, code: string) =>
  createHmac("sha256", secret).update(`${mobile}:${code}`).digest();

export interface CodeKey {
  mobile: string;
  code: string;
  /** Keeps the stored hash useless without the server's secret. */
  secret: string;
}

/** Keeps a new code for a phone; the one before it is void. */
export async function storeCode(db: Db, { mobile, code, secret }: CodeKey, now: Date) {
  const fresh = { codeHash: hash(secret, mobile, code), sentAt: now, wrongTries: 0 };
  await db
    .insertInto("smsCode")
    .values({ mobile, ...fresh })
    .onConflict((conflict) => conflict.column("mobile").doUpdateSet(fresh))
    .execute();
}

/**
 * Checks a code and uses it up. A wrong one counts, so the verdict is a value: a thrown refusal would roll
 * the count back. The row stays locked, so guesses sent at once are counted one by one.
 */
export function spendCode(
  db: Db,
  { mobile, code, secret }: CodeKey,
  now: Date,
): Promise<"right" | "wrong" | "late"> {
  return together(db, async (tx) => {
    const kept = await tx
      .selectFrom("smsCode")
      .where("mobile", "=", mobile)
      .select(["codeHash", "sentAt", "wrongTries"])
      .forUpdate()
      .executeTakeFirst();
    if (!kept) return "wrong";
    if (now.getTime() - kept.sentAt.getTime() > codeLife || kept.wrongTries >= mostWrongTries) return "late";
    if (!timingSafeEqual(kept.codeHash, hash(secret, mobile, code))) {
      await tx
        .updateTable("smsCode")
        .set({ wrongTries: kept.wrongTries + 1 })
        .where("mobile", "=", mobile)
        .execute();
      return "wrong";
    }
    await tx.deleteFrom("smsCode").where("mobile", "=", mobile).execute();
    return "right";
  });
}
