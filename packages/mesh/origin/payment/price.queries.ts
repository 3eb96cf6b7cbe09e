import type { Db } from "../db/client.ts";

/** What a course costs this learner alone, in fen; undefined when the course's own price holds. */
export const findPersonalPrice = (db: Db, learnerId: number, courseId: number) =>
  db
    .selectFrom("personalPrice")
    .where("learnerId", "=", learnerId)
    .where("courseId", "=", courseId)
    .select("amountFen")
    .executeTakeFirst();
