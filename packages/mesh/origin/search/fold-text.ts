export interface FoldedText {
  /** What is compared: full-width forms folded, lower case, letters and digits alone. */
  characters: string[];
  /** For each of `characters`, the code point of the text that it comes from. */
  origins: number[];
}

/** One spelling of what is stored and what is typed; punctuation and spaces never stand between two words. */
export function foldText(text: string): FoldedText {
  const folded: FoldedText = { characters: [], origins: [] };
  for (const [origin, point] of Array.from(text).entries()) {
    for (const character of point.normalize("NFKC").toLowerCase()) {
      if (!/[\p{L}\p{N}]/u.test(character)) continue;
      folded.characters.push(character);
      folded.origins.push(origin);
    }
  }
  return folded;
}

/** The words of a keyword, folded: all of them must be found. A keyword of signs alone has none. */
export const foldedWords = (keyword: string) =>
  keyword
    .normalize("NFKC")
    .split(/\s+/)
    .map((word) => foldText(word).characters.join(""))
    .filter(Boolean);

/** The word as letters of pinyin, undefined when it cannot be any; nǚ is typed nv, nu and nü. */
export function asLetters(word: string): string | undefined {
  const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("v", "u");
  return /^[a-z0-9]+$/.test(plain) ? plain : undefined;
}

/** Three letters in a row; what is shorter has none. */
export const triples = (letters: string) =>
  Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3));
