import type { Db } from "../db/client.ts";
import { type PageRequest, rangeOf } from "../http/paging.ts";
import { shanghaiTime } from "../http/shanghai-time.ts";

interface Times {
  startTime: Date;
  endTime: Date;
}

/** An activity's state at a moment: 0 to come, 1 under way, 2 over. It begins on its first second and ends on its last. */
const stateAt = (now: Date, { startTime, endTime }: Times) => {
  if (now < startTime) return 0;
  return now <= endTime ? 1 : 2;
};

const told = <Row extends Times>(row: Row, now: Date) => ({
  ...row,
  state: stateAt(now, row),
  startTime: shanghaiTime(row.startTime),
  endTime: shanghaiTime(row.endTime),
});

/** Those that end last come first, so that what one can still join stands before what is over. */
export async function pageActivities(db: Db, now: Date, request: PageRequest) {
  const { limit, offset } = rangeOf(request);
  const { total } = await db
    .selectFrom("activity")
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("activity")
    .select(["id", "title", "cover", "startTime", "endTime"])
    .orderBy("endTime", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(total), records: rows.map((row) => told(row, now)) };
}

export async function findActivity(db: Db, now: Date, id: number) {
  const row = await db.selectFrom("activity").selectAll().where("id", "=", id).executeTakeFirst();
  return row && told(row, now);
}
