import { asLetters, foldText } from "./fold-text.ts";
import { initialsOf, readingsOf } from "./readings.ts";

/** A stretch of a text in UTF-16 units, as JavaScript's `slice` counts. */
export interface Mark {
  start: number;
  length: number;
}

/** A caption shows no more of a lesson than this many characters. */
const longest = 48;
/** So much of it stands before the first word that was found. */
const before = 12;

/** Where a word stands among the characters, literally or by pinyin: from which and how many. */
function placeOf(
  word: string,
  characters: string[],
  ways: string[][],
): [from: number, count: number] | undefined {
  const points = Array.from(word);
  const at = characters.findIndex((_, from) =>
    points.every((point, index) => characters[from + index] === point),
  );
  if (at !== -1) return [at, points.length];
  const letters = asLetters(word);
  if (letters === undefined) return undefined;
  for (const syllables of ways) {
    for (let from = 0; from < syllables.length; from += 1) {
      let read = "";
      for (let count = 1; read.length < letters.length && from + count <= syllables.length; count += 1) {
        read += syllables[from + count - 1] ?? "";
        if (read.startsWith(letters)) return [from, count];
        if (!letters.startsWith(read)) break;
      }
    }
    const initial = initialsOf(syllables).indexOf(letters);
    if (initial !== -1) return [initial, letters.length];
  }
  return undefined;
}

/** The code points of a text that the words were found in, without gaps of signs inside one word. */
function foundPoints(text: string, words: string[]): Set<number> {
  const { characters, origins } = foldText(text);
  const ways = readingsOf(text);
  const points = new Set<number>();
  for (const word of words) {
    const [from, count] = placeOf(word, characters, ways) ?? [0, 0];
    const first = origins[from] ?? 0;
    const last = origins[from + count - 1] ?? -1;
    for (let point = first; point <= last; point += 1) points.add(point);
  }
  return points;
}

/** The text, cut around what was found when it is long, and where in it that stands. */
export function excerptOf(text: string, words: string[]): { text: string; marks: Mark[] } {
  const points = Array.from(text);
  const found = foundPoints(text, words);
  const first = Math.min(...found, points.length);
  const from = points.length <= longest ? 0 : Math.max(0, Math.min(first - before, points.length - longest));
  const shown = points.slice(from, from + longest);
  const lead = from > 0 ? "…" : "";
  const marks: Mark[] = [];
  let at = lead.length;
  for (const [index, point] of shown.entries()) {
    const last = marks.at(-1);
    if (found.has(from + index)) {
      if (last && last.start + last.length === at) last.length += point.length;
      else marks.push({ start: at, length: point.length });
    }
    at += point.length;
  }
  const tail = from + shown.length < points.length ? "…" : "";
  return { text: `${lead}${shown.join("")}${tail}`, marks };
}
