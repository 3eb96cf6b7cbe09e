import type { Db } from "../db/client.ts";
import { fromShanghaiTime } from "../http/shanghai-time.ts";
import type { Content } from "./read-folder.ts";
import type { LiveRow } from "./rows.ts";
import { insertAll, upsert } from "./upsert.ts";

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Which of the three ways a broadcast's beginning is told; `live_start` in SQL reads them. */
function beginningOf(startTime: LiveRow["startTime"]) {
  const none = { startTime: null, dayFromToday: null, minuteOfDay: null, everyMinutes: null };
  if (typeof startTime === "string") return { ...none, startTime: fromShanghaiTime(startTime) };
  if ("everyMinutes" in startTime) return { ...none, everyMinutes: startTime.everyMinutes };
  return { ...none, dayFromToday: startTime.day, minuteOfDay: minuteOf(startTime.at) };
}

/** Writes what the school shows of itself: founder, broadcasts, growth solutions, activities. */
export async function loadFront(tx: Db, content: Content) {
  // Nothing points at these three: they are as the folder has them.
  await tx.deleteFrom("founder").execute();
  await insertAll(
    tx,
    "founder",
    content.founder.map(({ row }) => ({ ...row, id: 1 as const, years: JSON.stringify(row.years) })),
  );
  await tx.deleteFrom("advert").execute();
  await insertAll(
    tx,
    "advert",
    content.adverts.map(({ row: { id, sort = id, serverQR = null, points = [], ...advert } }) => ({
      ...advert,
      id,
      sort,
      serverQr: serverQR,
      points: JSON.stringify(points),
    })),
  );
  await tx.deleteFrom("activity").execute();
  await insertAll(
    tx,
    "activity",
    content.activities.map(({ row: { startTime, endTime, ...activity } }) => ({
      ...activity,
      startTime: fromShanghaiTime(startTime),
      endTime: fromShanghaiTime(endTime),
      cnts: content.activityTexts.get(activity.id) ?? "",
    })),
  );
  await upsert(
    tx,
    "live",
    "id",
    content.lives.map(({ row }) => {
      const { startTime, checkContent = null, replay = null, focusNum = 0, onlineCount = 0, ...live } = row;
      return {
        ...live,
        ...beginningOf(startTime),
        checkContent,
        replayFileId: replay,
        focusNum,
        onlineCount,
        withdrawn: false,
      };
    }),
    ["focusNum", "onlineCount"],
  );
}
