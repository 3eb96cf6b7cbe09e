import { type Db, together } from "../db/client.ts";
import { type PageRequest, rangeOf } from "../http/paging.ts";

const columns = [
  "id",
  "title",
  "subTitle",
  "coverImg",
  "address",
  "startTime",
  "endTime",
  "lookNum",
] as const;

/** One page of offline courses, the latest first. */
export async function pageOfflineCourses(db: Db, page: PageRequest) {
  const { total } = await db
    .selectFrom("offlineCourse")
    .select((eb) => eb.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  const { limit, offset } = rangeOf(page);
  const records = await db
    .selectFrom("offlineCourse")
    .select(columns)
    .orderBy("startTime", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(total), records };
}

export const findOfflineCourse = (db: Db, id: number) =>
  db
    .selectFrom("offlineCourse")
    .where("id", "=", id)
    .select([...columns, "cnts", "latitude", "longitude"])
    .executeTakeFirst();

/** Counts a look once for each visitor and day; yesterday's visitors are forgotten. @returns the count, or nothing for no such course */
export const countLook = (db: Db, look: { courseId: number; day: string; visitor: Buffer }) =>
  together(db, async (tx) => {
    const { courseId, day } = look;
    const course = await tx
      .selectFrom("offlineCourse")
      .where("id", "=", courseId)
      .select("lookNum")
      .executeTakeFirst();
    if (!course) return undefined;
    await tx.deleteFrom("offlineCourseLook").where("day", "<", day).execute();
    const first = await tx
      .insertInto("offlineCourseLook")
      .values(look)
      .onConflict((conflict) => conflict.doNothing())
      .returning("courseId")
      .executeTakeFirst();
    if (!first) return course.lookNum;
    const { lookNum } = await tx
      .updateTable("offlineCourse")
      .set((eb) => ({ lookNum: eb("lookNum", "+", 1) }))
      .where("id", "=", courseId)
      .returning("lookNum")
      .executeTakeFirstOrThrow();
    return lookNum;
  });
