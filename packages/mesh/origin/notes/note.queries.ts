import type { Db } from "../db/client.ts";

/** As many notes as one learner may keep beside one lesson. */
export const mostNotes = 500;

const columns = ["id", "lessonId", "second", "text", "createdAt", "updatedAt"] as const;

export interface NewNote {
  id: string;
  learnerId: number;
  lessonId: number;
  second: number;
  text: string;
}

const findNote = (db: Db, learnerId: number, id: string) =>
  db
    .selectFrom("note")
    .where("id", "=", id)
    .where("learnerId", "=", learnerId)
    .select(columns)
    .executeTakeFirst();

/** A learner's notes on a lesson, in the order of the lesson. */
export const listNotes = (db: Db, learnerId: number, lessonId: number) =>
  db
    .selectFrom("note")
    .where("learnerId", "=", learnerId)
    .where("lessonId", "=", lessonId)
    .select(columns)
    .orderBy("second")
    .orderBy("createdAt")
    .orderBy("id")
    .limit(mostNotes)
    .execute();

export async function isFull(db: Db, learnerId: number, lessonId: number): Promise<boolean> {
  const { count } = await db
    .selectFrom("note")
    .where("learnerId", "=", learnerId)
    .where("lessonId", "=", lessonId)
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count) >= mostNotes;
}

/**
 * Writes a note down. Sent again under the same id, as after a lost answer, it is the note that is there.
 * @returns undefined when the id is somebody else's
 */
export async function createNote(db: Db, note: NewNote, now: Date) {
  await db
    .insertInto("note")
    .values({ ...note, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return findNote(db, note.learnerId, note.id);
}

export const changeNote = (
  db: Db,
  learnerId: number,
  { id, second, text }: { id: string; second: number; text: string },
  now: Date,
) =>
  db
    .updateTable("note")
    .set({ second, text, updatedAt: now })
    .where("id", "=", id)
    .where("learnerId", "=", learnerId)
    .returning(columns)
    .executeTakeFirst();

/** @returns whether there was such a note of this learner */
export async function deleteNote(db: Db, learnerId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("note")
    .where("id", "=", id)
    .where("learnerId", "=", learnerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
