/** One spelling of what is stored and what is typed: full-width forms folded, lower case, no space runs. */
export const normalise = (text: string) =>
  text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Every character and every pair of neighbours, so that a GIN index finds names of one or two characters. */
export function gramsOf(text: string): string[] {
  const characters = Array.from(normalise(text));
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return [...new Set([...characters, ...pairs])].filter((gram) => !gram.includes(" "));
}

/** The words of a keyword: all of them must be found. */
export const wordsOf = (keyword: string) => normalise(keyword).split(" ").filter(Boolean);

/** The fewest grams that a text holding `word` must hold. */
export const gramsOfWord = (word: string) => {
  const grams = gramsOf(word);
  const pairs = grams.filter((gram) => Array.from(gram).length === 2);
  return pairs.length > 0 ? pairs : grams;
};
