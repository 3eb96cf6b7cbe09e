import { expect } from "vitest";
import { openDatabase } from "../db/client.ts";
import { migrate } from "../db/migrate.ts";
import { startPglite } from "../db/pglite.ts";
import { test } from "../test/test-origin.ts";
import { copyTables } from "./copy-tables.ts";

test(
  "all rows move to an empty database, which goes on counting where the first stopped",
  { timeout: 60_000 },
  async ({ origin }) => {
    await origin.signIn("13900001234");
    const target = await startPglite("memory://");
    const to = openDatabase(target.url);
    try {
      await migrate(to);
      const copied = await copyTables(origin.db, to);
      expect(copied).toMatchObject({ course: 15, lesson: 13, learner: 3, session: 1, study_day: 5 });
      for (const table of [
        "course",
        "learner",
        "session",
        "mediaFile",
        "studyDay",
        "lessonProgress",
      ] as const) {
        const rows = async (db: typeof to) =>
          (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).toSorted();
        expect(await rows(to)).toEqual(await rows(origin.db));
      }
      const highest = Math.max(
        ...(await to.selectFrom("learner").select("id").execute()).map(({ id }) => id),
      );
      const next = { mobile: "13900009999", nickname: "新学员", avatar: null, createdAt: new Date() };
      const added = await to.insertInto("learner").values(next).returning("id").executeTakeFirstOrThrow();
      expect(added.id).toBe(highest + 1);
      await expect(copyTables(origin.db, to)).rejects.toThrow("is not empty; nothing was copied");
    } finally {
      await to.destroy();
      await target.stop();
    }
  },
);
