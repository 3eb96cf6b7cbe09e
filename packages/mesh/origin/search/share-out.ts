import type { Found } from "./suggestion.queries.ts";

const kinds: Found["kind"][] = ["course", "lesson", "caption"];

/**
 * At most `most` of what was found, in its order. The kinds take turns until all places are given, so that many
 * courses of a name do not hide the lessons and what is said in them.
 */
export function shareOut<T extends Pick<Found, "kind">>(found: T[], most: number): T[] {
  const queues = kinds.map((kind) => found.filter((each) => each.kind === kind));
  const longest = Math.max(...queues.map(({ length }) => length));
  const inTurns = Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? []));
  const taken = new Set(inTurns.flat().slice(0, most));
  return found.filter((each) => taken.has(each));
}
