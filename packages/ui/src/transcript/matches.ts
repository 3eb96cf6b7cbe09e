import type { Cue } from "../player/host.ts";

/** A piece of a line; `hit` is what was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
  /** Its place in the line. */
  from: number;
}

/** Cuts a line at what is looked for, without regard to case; the pieces together are the line. */
export function piecesOf(text: string, wanted: string): Piece[] {
  const needle = wanted.trim().toLowerCase();
  const hay = text.toLowerCase();
  // Where lower case changes the length, places would no longer agree.
  if (needle === "" || hay.length !== text.length) return [{ text, hit: false, from: 0 }];
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), hit: false, from });
    from = at + needle.length;
    pieces.push({ text: text.slice(at, from), hit: true, from: at });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false, from });
  return pieces;
}

/** The lines that hold what is looked for, by their place. */
export const linesWith = (cues: readonly Cue[], wanted: string): number[] =>
  wanted.trim() === ""
    ? []
    : cues.flatMap(({ text }, line) => (piecesOf(text, wanted).some(({ hit }) => hit) ? [line] : []));

/** The line that is being said, or was last; -1 before the first. */
export const lineAt = (cues: readonly Cue[], second: number): number =>
  cues.findLastIndex(({ start }) => start <= second + 0.05);
