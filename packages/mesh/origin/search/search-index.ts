import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Insertable } from "kysely";
import { insertAll } from "../content/upsert.ts";
import { gramsOf } from "../course/search-text.ts";
import { type Db, together } from "../db/client.ts";
import { locate } from "../media/locate.ts";
import { type CaptionCue, captionCues } from "./caption-cues.ts";
import { foldText, triples } from "./fold-text.ts";
import { initialsOf, readingsOf } from "./readings.ts";
import type { SearchEntryTable } from "./search.table.ts";

/** Raise it when the same sources would be indexed differently. */
const indexVersion = 1;

type Entry = Omit<SearchEntryTable, "id">;

function entryOf({
  text,
  ...place
}: Pick<Entry, "kind" | "courseId" | "lessonId" | "second" | "text">): Entry {
  const folded = foldText(text).characters.join("");
  const ways = readingsOf(text);
  const initials = ways.map(initialsOf);
  const grams = new Set([
    ...gramsOf(folded),
    ...ways.flatMap((way) => triples(way.join("")).map((triple) => `~${triple}`)),
    ...initials.flatMap((letters) => triples(letters).map((triple) => `^${triple}`)),
  ]);
  const pinyin = ways.map((way) => way.map((syllable) => ` ${syllable}`).join("")).join("\n");
  return { ...place, text, folded, pinyin, initials: [...new Set(initials)].join("\n"), grams: [...grams] };
}

/** The captions of a film in the first language it has them in; the school's lessons have one. */
async function readCues(
  mediaDirs: string[],
  fileId: string,
  file: string | undefined,
): Promise<CaptionCue[]> {
  const found = file === undefined ? undefined : await locate(mediaDirs, `lessons/${fileId}/${file}`);
  return found ? captionCues(await readFile(found.file, "utf8")) : [];
}

async function readSources(db: Db, mediaDirs: string[]) {
  const courses = await db.selectFrom("course").select(["id", "name"]).orderBy("id").execute();
  const lessons = await db
    .selectFrom("lesson")
    .innerJoin("mediaFile", "mediaFile.id", "lesson.fileId")
    .select(["lesson.id", "lesson.courseId", "lesson.title", "lesson.fileId", "mediaFile.captions"])
    .orderBy("lesson.id")
    .execute();
  const said = new Map<string, CaptionCue[]>();
  for (const { fileId, captions } of lessons) {
    if (!said.has(fileId)) said.set(fileId, await readCues(mediaDirs, fileId, captions[0]?.file));
  }
  return {
    courses,
    lessons: lessons.map(({ id, courseId, title, fileId }) => ({
      id,
      courseId,
      title,
      cues: said.get(fileId) ?? [],
    })),
  };
}

type Sources = Awaited<ReturnType<typeof readSources>>;

const entriesOf = ({ courses, lessons }: Sources): Entry[] => [
  ...courses.map(({ id, name }) =>
    entryOf({ kind: "course", courseId: id, lessonId: null, second: null, text: name }),
  ),
  ...lessons.map(({ id, courseId, title }) =>
    entryOf({ kind: "lesson", courseId, lessonId: id, second: null, text: title }),
  ),
  ...lessons.flatMap(({ id, courseId, cues }) =>
    cues.map((cue) => entryOf({ kind: "caption", courseId, lessonId: id, ...cue })),
  ),
];

/**
 * Brings the search's entries up to what courses, lessons and captions say now; with nothing changed it writes
 * nothing. Run it after an import and at each start.
 * @returns how many entries were written, undefined when they were up to date
 */
export async function refreshSearch(db: Db, mediaDirs: string[]): Promise<number | undefined> {
  const sources = await readSources(db, mediaDirs);
  const fingerprint = createHash("sha256")
    .update(`index ${indexVersion}`)
    .update(JSON.stringify(sources))
    .digest("hex");
  const last = await db.selectFrom("searchIndex").select("fingerprint").executeTakeFirst();
  if (last?.fingerprint === fingerprint) return undefined;
  const rows: Insertable<SearchEntryTable>[] = entriesOf(sources).map((entry, at) => ({
    id: at + 1,
    ...entry,
  }));
  await together(db, async (tx) => {
    // First, because it makes a second process that starts now wait until this one is done.
    await tx
      .insertInto("searchIndex")
      .values({ id: 1, fingerprint })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ fingerprint }))
      .execute();
    await tx.deleteFrom("searchEntry").execute();
    await insertAll(tx, "searchEntry", rows);
  });
  return rows.length;
}
