import type { Db } from "../db/client.ts";
import { daysBefore, shanghaiDay } from "../http/shanghai-time.ts";
import { plainMobile } from "../sms/mobile.ts";
import type { LearnerRow } from "./rows.ts";

/** Adds sample learners that do not exist yet; one that does belongs to a person and is left alone. */
export async function loadLearners(tx: Db, rows: LearnerRow[], now: Date) {
  for (const { mobile, nickname, avatar = null, courses, studyDays, studied = [] } of rows) {
    const learner = await tx
      .insertInto("learner")
      .values({ mobile: plainMobile(mobile), nickname, avatar, createdAt: now })
      .onConflict((conflict) => conflict.column("mobile").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!learner) continue;
    const learnerId = learner.id;
    for (const [index, courseId] of [...new Set(courses)].entries()) {
      const { payPriceFen } = await tx
        .selectFrom("course")
        .where("id", "=", courseId)
        .select("payPriceFen")
        .executeTakeFirstOrThrow();
      // The folder's order is the order of buying, a second apart.
      const paidAt = new Date(now.getTime() - (courses.length - index) * 1000);
      await tx
        .insertInto("purchase")
        .values({ learnerId, courseId, amountFen: payPriceFen, paidAt })
        .execute();
    }
    const days = studyDays.map(({ daysAgo, minutes }) => ({
      learnerId,
      day: daysBefore(shanghaiDay(now), daysAgo),
      seconds: minutes * 60,
    }));
    if (days.length > 0)
      await tx
        .insertInto("studyDay")
        .values(days)
        .onConflict((c) => c.doNothing())
        .execute();
    const progress = studied.map(({ courseId, minutes, finished }) => ({
      learnerId,
      courseId,
      seconds: minutes * 60,
      finished,
    }));
    if (progress.length > 0) {
      await tx
        .insertInto("courseStudy")
        .values(progress)
        .onConflict((c) => c.doNothing())
        .execute();
    }
  }
}
