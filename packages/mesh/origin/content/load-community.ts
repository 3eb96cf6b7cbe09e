import type { Static } from "typebox";
import type { Db } from "../db/client.ts";
import { findRegion } from "../disciple/regions.ts";
import { fromShanghaiTime } from "../http/shanghai-time.ts";
import type { DiscipleRow, OfflineCourseRow } from "./rows.ts";
import { insertAll, upsert } from "./upsert.ts";

/** Writes the disciples as the folder has them; nothing points at them. */
export async function loadDisciples(tx: Db, rows: Static<typeof DiscipleRow>[]) {
  const empty = { avatar: null, coverImg: null, intro: null, ziHao: null, city: null, label: null };
  await tx.deleteFrom("disciple").execute();
  await insertAll(
    tx,
    "disciple",
    rows.map((row) => {
      const disciple = { ...empty, ...row };
      const region = findRegion(disciple.province, disciple.city);
      if ("problem" in region) throw new Error(`disciple ${row.id}: ${region.problem}`);
      return { ...disciple, ...region, portrayed: disciple.coverImg !== null };
    }),
  );
}

/** Writes the offline courses; how often each was looked at is kept. */
export async function loadOfflineCourses(
  tx: Db,
  rows: Static<typeof OfflineCourseRow>[],
  texts: Map<number, string>,
) {
  await upsert(
    tx,
    "offlineCourse",
    "id",
    rows.map(({ startTime, endTime, latitude = null, longitude = null, ...row }) => ({
      ...row,
      latitude,
      longitude,
      startTime: fromShanghaiTime(startTime),
      endTime: fromShanghaiTime(endTime),
      cnts: texts.get(row.id) ?? "",
    })),
  );
  await tx
    .deleteFrom("offlineCourse")
    .where("id", "not in", [0, ...rows.map(({ id }) => id)])
    .execute();
}
