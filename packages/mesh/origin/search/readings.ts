import { pinyin } from "pinyin-pro";
import { asLetters, foldText } from "./fold-text.ts";
import { reviewedReadings } from "./reviewed-readings.ts";

/** More ways of reading one line than these are not told apart. */
const mostReadings = 8;

interface Choice {
  /** The code point it begins at. */
  start: number;
  readings: string[][];
}

/** The places where a reviewed word stands; of two that begin together, the one listed first. */
function reviewedIn(points: string[]): Choice[] {
  const choices: Choice[] = [];
  let left = points.join("");
  let start = 0;
  while (left !== "") {
    const [name, ...readings] = reviewedReadings.find(([word]) => left.startsWith(word)) ?? [];
    if (name) choices.push({ start, readings: readings.map((reading) => reading.split(" ")) });
    const passed = Array.from(name ?? left).slice(0, name ? undefined : 1);
    start += passed.length;
    left = left.slice(passed.join("").length);
  }
  return choices;
}

/**
 * Every way in which a text is read, one syllable for each character of `foldText(text)`: first as reviewed,
 * then as pinyin-pro reads it, which is often what people type.
 */
export function readingsOf(text: string): string[][] {
  const points = Array.from(text);
  const { characters, origins } = foldText(text);
  const plain = pinyin(text, { type: "array", toneType: "none", v: true });
  let ways = [plain];
  for (const { start, readings } of reviewedIn(points)) {
    const replaced = readings.flatMap((reading) =>
      ways.map((way) => way.toSpliced(start, reading.length, ...reading)),
    );
    ways = [...replaced, ...ways].slice(0, mostReadings);
  }
  const syllables = ways.map((way) =>
    characters.map((character, index) =>
      /\p{Script=Han}/u.test(character) ? (asLetters(way[origins[index] ?? -1] ?? "") ?? "") : character,
    ),
  );
  return [...new Map(syllables.map((way) => [way.join(" "), way])).values()];
}

export const initialsOf = (syllables: string[]) => syllables.map((syllable) => syllable.slice(0, 1)).join("");
