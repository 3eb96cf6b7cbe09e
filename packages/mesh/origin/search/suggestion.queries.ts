import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/client.ts";
import { all, any, type Condition, inPinyin, literally, syllables } from "./entry-conditions.ts";
import { asLetters } from "./fold-text.ts";
import type { SearchEntryTable } from "./search.table.ts";

/** Captions that are put in order; a word that is said more often is not told apart further. */
const mostCandidates = 300;

/** Shorter pinyin would be found in every other caption. */
const leastLettersInCaptions = 3;

export interface Found {
  kind: SearchEntryTable["kind"];
  courseId: number;
  courseName: string;
  lessonId: number | null;
  lessonTitle: string | null;
  second: number | null;
  text: string;
  rank: number;
}

function matching(words: string[], leastLetters: number): Condition {
  return all(
    words.map((word) => {
      const letters = asLetters(word);
      return letters === undefined || letters.length < leastLetters
        ? literally(word)
        : any([literally(word), inPinyin(letters)]);
    }),
  );
}

/** Syllables typed apart, zu san li, are one word where each alone would be too short to be looked for. */
function asSaid(words: string[]): string[] {
  const apart = words.map(asLetters);
  return apart.every((letters) => letters !== undefined) &&
    apart.some((letters) => letters.length < leastLettersInCaptions)
    ? [words.join("")]
    : words;
}

/** 0 the title begins so, 1 it holds the words, 2 and 3 the same in pinyin. */
function rankOfTitle(words: string[]): RawBuilder<number> {
  const joined = words.join("");
  const letters = asLetters(joined);
  const begins: Condition =
    letters === undefined
      ? sql`false`
      : sql`(e.pinyin ~ ${`(^|\n) ${syllables(letters)}`} or e.initials ~ ${`(^|\n)${letters}`})`;
  return sql`case when starts_with(e.folded, ${joined}) then 0
    when ${all(words.map(literally))} then 1
    when ${begins} then 2 else 3 end`;
}

/** 4 the words are said as they are typed, 5 they are typed in pinyin. */
const rankOfCaption = (words: string[]): RawBuilder<number> =>
  sql`case when ${all(words.map(literally))} then 4 else 5 end`;

const found = sql`e.id, e.kind, e.course_id, c.name as course_name, e.lesson_id, l.title as lesson_title,
  e.second, e.text`;
const entries = sql`search_entry e join course c on c.id = e.course_id left join lesson l on l.id = e.lesson_id`;

interface Asking {
  /** Folded; at least one. */
  words: string[];
  learnerId: number | undefined;
  /** Of each kind. */
  most: number;
}

/**
 * The best titles of courses, titles of lessons and captions, in one statement. Titles are public; what is said in
 * a lesson is found by those alone who may watch all of it. A lesson's captions come once, by the first that fits.
 */
export async function findSuggestions(db: Db, { words, learnerId, most }: Asking): Promise<Found[]> {
  const owned: Condition =
    learnerId === undefined
      ? sql`false`
      : sql`exists (select 1 from purchase p where p.learner_id = ${learnerId} and p.course_id = e.course_id)`;
  const shown = sql`(not c.withdrawn or ${owned}) and (l.id is null or not l.withdrawn)`;
  const titles = (kind: "course" | "lesson", popularity: RawBuilder<unknown>) => sql`(
    select ${found}, ${rankOfTitle(words)} as rank, ${popularity} as popularity from ${entries}
    where e.kind = ${kind} and ${shown} and ${matching(words, 1)}
    order by rank, popularity desc, e.id limit ${most})`;
  const said = asSaid(words);
  const captions = sql`(
    select * from (
      select distinct on (lesson_id) * from (
        select ${found}, ${rankOfCaption(said)} as rank, l.study_number as popularity from ${entries}
        where e.kind = 'caption' and ${shown} and (c.free or ${owned})
          and ${matching(said, leastLettersInCaptions)}
        order by e.id limit ${mostCandidates}
      ) candidate
      order by lesson_id, rank, id
    ) lesson_once
    order by rank, popularity desc, id limit ${most})`;
  const { rows } = await sql<Found>`
    select * from (
      ${titles("course", sql`c.sale_num`)}
      union all ${titles("lesson", sql`l.study_number`)}
      union all ${captions}
    ) suggestion
    order by rank, case kind when 'course' then 0 when 'lesson' then 1 else 2 end, popularity desc, id`.execute(
    db,
  );
  return rows;
}
