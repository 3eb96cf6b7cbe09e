import type { Db } from "../db/client.ts";
import { readStudy } from "../study/study.queries.ts";

export const maskMobile = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

/** The learner of a phone, created at its first sign-in. */
export async function learnerOfMobile(tx: Db, mobile: string, now: Date): Promise<{ id: number }> {
  await tx
    .insertInto("learner")
    .values({ mobile, nickname: `学员${mobile.slice(-4)}`, avatar: null, createdAt: now })
    .onConflict((conflict) => conflict.column("mobile").doNothing())
    .execute();
  return tx.selectFrom("learner").where("mobile", "=", mobile).select("id").executeTakeFirstOrThrow();
}

/** What a learner sees of themselves; `studyTime` is today's minutes, `studyDay` days in a row. */
export async function readLearner(db: Db, id: number, now: Date) {
  const learner = await db
    .selectFrom("learner")
    .where("id", "=", id)
    .select(["id", "nickname", "avatar", "mobile"])
    .executeTakeFirstOrThrow();
  return { ...learner, mobile: maskMobile(learner.mobile), ...(await readStudy(db, id, now)) };
}
