import { sql } from "kysely";
import type { Db } from "../db/client.ts";
import { refuse } from "../http/envelope.ts";
import type { Learner } from "../learner/session.queries.ts";
import { findPlayable } from "../media/play.queries.ts";
import { addStudyTime } from "../study/study.queries.ts";
import { enoughOf, isCompleted } from "./completed.ts";
import {
  asMultirange,
  clip,
  freshLength,
  lengthOf,
  type Range,
  readMultirange,
  readRanges,
  takeFirst,
} from "./ranges.ts";

/** The player's fastest and slowest rates bound what a stretch of time can hold. */
const fastest = 2;
const slowest = 0.5;
/** Seconds by which rounding may lengthen what was seen, and stalls what was spent on it. */
const slack = 1;
/** Milliseconds; a player reports every fifteen seconds, one that was offline a little later. */
const longestReport = 5 * 60_000;
/** Milliseconds; what was watched offline is told within two weeks or not at all. */
const oldestReport = 14 * 86_400_000;

export interface PlayReport {
  lessonId: number;
  sessionId: string;
  sequence: number;
  /** Milliseconds of the session's clock when the stretch ended. */
  at: number;
  /** The same clock at sending. */
  sentAt: number;
  /** Milliseconds of playing in the stretch. */
  elapsed: number;
  /** Seconds of the lesson that were played: `0-15.2,40-55`. */
  ranges?: string | undefined;
  position: number;
  deviceId: string;
  device: string;
}

/** Opens the session at its first report, and holds it until the transaction ends. */
async function holdSession(tx: Db, learner: Learner, report: PlayReport, now: Date) {
  const { sessionId: id, lessonId, sentAt } = report;
  await tx
    .insertInto("playSession")
    .values({
      learnerId: learner.id,
      id,
      lessonId,
      // Later reports are placed by this moment too, so a slow network moves none against another.
      beganAt: new Date(now.getTime() - sentAt),
      played: "{}",
      reports: "{}",
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const session = await tx
    .selectFrom("playSession")
    .where("learnerId", "=", learner.id)
    .where("id", "=", id)
    .select(["lessonId", "beganAt", "played"])
    .select(sql<boolean>`reports @> ${report.sequence}::int`.as("counted"))
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (session.lessonId !== lessonId) throw refuse("BAD_PARAMETER", "播放会话属于另一个课时");
  return session;
}

/** What of a report is believed: no more than the time it took, never later than now, nothing twice. */
function believe(report: PlayReport, limit: number, session: { beganAt: Date; played: string }, now: Date) {
  const clock = now.getTime() - session.beganAt.getTime();
  const end = Math.max(0, Math.min(report.at, clock));
  const tooOld = clock - end > oldestReport;
  const seen = tooOld ? [] : clip(readRanges(report.ranges ?? "0-0"), limit);
  // A player that stands still studies nothing, however long its tab is open.
  const mostTime = seen.length === 0 ? 0 : (lengthOf(seen) / slowest + slack) * 1000;
  const time = Math.round(Math.min(report.elapsed, longestReport, mostTime));
  const stretch: Range = [Math.max(0, end - time), end];
  const fresh = freshLength(stretch, readMultirange(session.played)) / 1000;
  const ranges = fresh > 0 ? takeFirst(seen, Math.ceil(fresh * fastest + slack)) : [];
  return { ranges, stretch: ranges.length > 0 ? stretch : ([end, end] as const), at: end, tooOld };
}

interface Seen {
  learner: Learner;
  report: PlayReport;
  ranges: readonly Range[];
  duration: number;
  at: Date;
  now: Date;
}

/** Adds what was seen; progress only grows, and of two positions the one taken later stays. */
async function keepProgress(tx: Db, { learner, report, ranges, duration, at, now }: Seen) {
  const watched = asMultirange(ranges);
  const isLater = sql`excluded.position_at >= lesson_progress.position_at`;
  const later = <T>(column: "position" | "position_at" | "device_id" | "device") =>
    sql<T>`case when ${isLater} then excluded.${sql.raw(column)} else lesson_progress.${sql.raw(column)} end`;
  await tx
    .insertInto("lessonProgress")
    .values({
      learnerId: learner.id,
      lessonId: report.lessonId,
      watched,
      completedAt: isCompleted(lengthOf(ranges), duration) ? now : null,
      position: report.position,
      positionAt: at,
      deviceId: report.deviceId,
      device: report.device,
    })
    .onConflict((conflict) =>
      conflict.columns(["learnerId", "lessonId"]).doUpdateSet({
        watched: sql<string>`lesson_progress.watched + excluded.watched`,
        completedAt: sql<Date | null>`coalesce(lesson_progress.completed_at, case
          when covered_seconds(lesson_progress.watched + excluded.watched) >= ${enoughOf(duration)}::int
          then ${now}::timestamptz end)`,
        position: later<number>("position"),
        positionAt: later<Date>("position_at"),
        deviceId: later<string>("device_id"),
        device: later<string>("device"),
      }),
    )
    .execute();
}

/**
 * Takes what a player says it played, once per session and number, in any order.
 * @throws Refusal for a lesson that is not there or that the learner may not watch at all
 */
export async function takeReport(tx: Db, learner: Learner, report: PlayReport, now: Date) {
  const lesson = await findPlayable(tx, report.lessonId, learner);
  if (!lesson) throw refuse("NOT_FOUND", "课时不存在或已下架");
  if (!lesson.whole && lesson.trialSeconds === 0) throw refuse("NOT_ALLOWED", "请先购买课程");
  const { durationSeconds: duration } = await tx
    .selectFrom("mediaFile")
    .where("id", "=", lesson.fileId)
    .select("durationSeconds")
    .executeTakeFirstOrThrow();
  const limit = lesson.whole ? duration : Math.min(duration, lesson.trialSeconds);

  const session = await holdSession(tx, learner, report, now);
  if (session.counted) return;
  const { ranges, stretch, at, tooOld } = believe(report, limit, session, now);
  const { sequence, sessionId } = report;
  await tx
    .updateTable("playSession")
    .set({
      played: sql<string>`played + ${asMultirange([stretch])}::int4multirange`,
      reports: sql<string>`reports + ${asMultirange([[sequence, sequence + 1]])}::int4multirange`,
    })
    .where("learnerId", "=", learner.id)
    .where("id", "=", sessionId)
    .execute();
  if (tooOld) return;
  const began = session.beganAt.getTime();
  const [start, end] = stretch.map((time) => Math.floor((began + time) / 1000));
  if (start !== undefined && end !== undefined && end > start) await addStudyTime(tx, learner.id, start, end);
  const position = Math.min(report.position, limit);
  const moment = new Date(began + at);
  await keepProgress(tx, { learner, report: { ...report, position }, ranges, duration, at: moment, now });
}
