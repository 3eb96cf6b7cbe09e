import { type RawBuilder, sql } from "kysely";
import { gramsOfWord } from "../course/search-text.ts";
import { asLetters, foldText, triples } from "./fold-text.ts";

/** Conditions on a row of `search_entry e`. */
export type Condition = RawBuilder<boolean>;
export const all = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` and `)})`;
export const any = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;
const holds = (grams: string[]): Condition => sql`e.grams @> ${grams}::text[]`;

/** Grams narrow it down through the index; the text itself decides, so % and _ are signs like others. */
export const literally = (word: string): Condition =>
  all([holds(gramsOfWord(word)), sql`position(${word} in e.folded) > 0`]);

/** Letters that begin with a syllable, over as many as they reach; `asLetters` leaves nothing a pattern could mean. */
export const syllables = (letters: string) => Array.from(letters).join(" ?");

export function inPinyin(letters: string): Condition {
  const narrow = (mark: string) => triples(letters).map((triple) => `${mark}${triple}`);
  return any([
    all([holds(narrow("~")), sql`e.pinyin ~ ${` ${syllables(letters)}`}`]),
    all([holds(narrow("^")), sql`position(${letters} in e.initials) > 0`]),
  ]);
}

/** Shorter pinyin begins too many names. */
const leastLetters = 2;

/** Courses whose name reads like a typed word; undefined for a word that is no pinyin. */
export function coursesReadAs(word: string): RawBuilder<number> | undefined {
  const letters = asLetters(foldText(word).characters.join(""));
  if (letters === undefined || letters.length < leastLetters) return undefined;
  return sql`(select e.course_id from search_entry e where e.kind = 'course' and ${inPinyin(letters)})`;
}
