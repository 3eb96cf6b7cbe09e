import type { Db } from "../db/client.ts";
import { fen } from "../http/money.ts";
import { plainMobile } from "../sms/mobile.ts";
import type { LearnerRow } from "./rows.ts";

/** Prices for one learner alone are as the folder has them, also for learners that were there before. */
export async function loadPrices(tx: Db, rows: LearnerRow[]) {
  for (const { mobile, prices = [] } of rows) {
    const learner = await tx
      .selectFrom("learner")
      .where("mobile", "=", plainMobile(mobile))
      .select("id")
      .executeTakeFirst();
    if (!learner) continue;
    await tx.deleteFrom("personalPrice").where("learnerId", "=", learner.id).execute();
    for (const { courseId, amount } of prices) {
      await tx
        .insertInto("personalPrice")
        .values({ learnerId: learner.id, courseId, amountFen: fen(amount) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}
