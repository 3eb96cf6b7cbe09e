import { sql } from "kysely";
import type { Db } from "../db/client.ts";
import { shanghaiTime } from "../http/shanghai-time.ts";

const mostOnTimeline = 12;

/** When a broadcast begins, as seen at `now`; the migration says how the sample's move along. */
const startAt = (now: Date) =>
  sql<Date>`live_start(live.start_time, live.day_from_today, live.minute_of_day, live.every_minutes, ${now}::timestamptz)`;

/** 0 to come, 1 running from its first second, 2 over once its minutes are up. */
export function liveState(now: Date, start: Date, minutes: number): 0 | 1 | 2 {
  if (now < start) return 0;
  return now.getTime() < start.getTime() + minutes * 60_000 ? 1 : 2;
}

/** The broadcasts nearest to now, those over included, in the order in which they begin. */
export async function listLives(db: Db, now: Date) {
  const start = startAt(now);
  const lives = await db
    .selectFrom("live")
    .innerJoin("tutor", "tutor.id", "live.tutorId")
    .where("live.withdrawn", "=", false)
    .select([
      "live.id",
      "live.title",
      "live.resume",
      "live.cover",
      "live.durationMinutes",
      "live.focusNum",
      "live.onlineCount",
      "live.replayFileId",
      "tutor.name",
      "tutor.title as tutorTitle",
      "tutor.avatar",
      start.as("start"),
    ])
    .orderBy(sql`abs(extract(epoch from ${start} - ${now}::timestamptz))`)
    .orderBy("live.id")
    .limit(mostOnTimeline)
    .execute();
  return lives
    .toSorted((one, other) => one.start.getTime() - other.start.getTime() || one.id - other.id)
    .map(({ start: begins, replayFileId, name, tutorTitle, avatar, ...live }) => ({
      ...live,
      startTime: shanghaiTime(begins),
      state: liveState(now, begins, live.durationMinutes),
      hasReplay: replayFileId !== null,
      tutor: { avatar, name, title: tutorTitle },
    }));
}
