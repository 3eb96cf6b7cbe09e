import { useRef, type KeyboardEvent } from "react";
import { neighbour, type Direction } from "./neighbours.ts";
import type { Tally } from "./tally.ts";
import { findTyped } from "./type-ahead.ts";

const directions: Record<string, Direction> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** Letters that come later than this begin a new word. */
const pause = 800;

interface RegionKeys {
  tallies: readonly Tally[];
  active: Tally | undefined;
  onMove: (tally: Tally) => void;
  onChoose: (tally: Tally) => void;
  /** @returns whether there was anything to go back from */
  onReturn: () => boolean;
}

/** The map's keys: arrows to the neighbour on that side, letters to a name, Enter chooses, Escape goes back. */
export function useRegionKeys({ tallies, active, onMove, onChoose, onReturn }: RegionKeys) {
  const typed = useRef({ text: "", at: 0 });

  function type(letter: string, at: number) {
    const text = at - typed.current.at < pause ? typed.current.text + letter : letter;
    typed.current = { text, at };
    const found = findTyped(tallies, text, active);
    if (found) onMove(found);
  }

  return function keyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    // Any other key ends a word.
    if (key.length > 1) typed.current.at = Number.NEGATIVE_INFINITY;
    const direction = directions[key];
    const current = active ?? tallies[0];
    if (direction && current) {
      const next = neighbour(tallies, current, direction);
      if (next) onMove(next);
    } else if (key === "Home" || key === "End") {
      const edge = key === "Home" ? tallies[0] : tallies.at(-1);
      if (edge) onMove(edge);
    } else if ((key === "Enter" || key === " ") && active) onChoose(active);
    else if (key === "Escape") {
      if (!onReturn()) return;
    } else if (key.length === 1 && key !== " ") type(key, event.timeStamp);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
