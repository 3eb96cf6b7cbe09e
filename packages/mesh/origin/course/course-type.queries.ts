import type { Db } from "../db/client.ts";

/** The tabs of the home page's paid courses. */
export const listCourseTypes = (db: Db) =>
  db
    .selectFrom("courseType")
    .where("withdrawn", "=", false)
    .select(["id", "typeName"])
    .orderBy("sort")
    .orderBy("id")
    .limit(50)
    .execute();
