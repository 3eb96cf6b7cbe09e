import type { Db } from "../db/client.ts";
import { daysBefore, fromShanghaiTime, shanghaiDay } from "../http/shanghai-time.ts";
import { asMultirange, clip, lengthOf } from "../progress/ranges.ts";
import { isCompleted } from "../progress/completed.ts";
import { plainMobile } from "../sms/mobile.ts";
import { addStudyTime } from "../study/study.queries.ts";
import type { LearnerRow } from "./rows.ts";

/** Adds sample learners that do not exist yet; one that does belongs to a person and is left alone. */
export async function loadLearners(tx: Db, rows: LearnerRow[], now: Date) {
  for (const { mobile, nickname, avatar = null, courses, studyDays, watched = [] } of rows) {
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
    await loadStudyDays(tx, learnerId, studyDays, now);
    await loadWatched(tx, learnerId, watched, now);
  }
}

type Day = LearnerRow["studyDays"][number];
type Watched = NonNullable<LearnerRow["watched"]>[number];

/** When study of a past day ended; today's ends now. */
const endOf = (daysAgo: number, now: Date) =>
  daysAgo === 0 ? now : fromShanghaiTime(`${daysBefore(shanghaiDay(now), daysAgo)} 21:00:00`);

async function loadStudyDays(tx: Db, learnerId: number, days: Day[], now: Date) {
  for (const { daysAgo, minutes } of days) {
    const end = Math.floor(endOf(daysAgo, now).getTime() / 1000);
    const midnight = fromShanghaiTime(`${daysBefore(shanghaiDay(now), daysAgo)} 00:00:00`).getTime() / 1000;
    await addStudyTime(tx, learnerId, Math.max(midnight, end - minutes * 60), end);
  }
}

async function loadWatched(tx: Db, learnerId: number, rows: Watched[], now: Date) {
  for (const [place, { lessonId, ranges, position, daysAgo, device }] of rows.entries()) {
    const at = new Date(endOf(daysAgo, now).getTime() - place * 1000);
    const { durationSeconds } = await tx
      .selectFrom("lesson")
      .innerJoin("mediaFile", "mediaFile.id", "lesson.fileId")
      .where("lesson.id", "=", lessonId)
      .select("durationSeconds")
      .executeTakeFirstOrThrow();
    const seen = clip(ranges, durationSeconds);
    await tx
      .insertInto("lessonProgress")
      .values({
        learnerId,
        lessonId,
        watched: asMultirange(seen),
        completedAt: isCompleted(lengthOf(seen), durationSeconds) ? at : null,
        position: Math.min(position, durationSeconds),
        positionAt: at,
        deviceId: "sample-device",
        device,
      })
      .execute();
  }
}
