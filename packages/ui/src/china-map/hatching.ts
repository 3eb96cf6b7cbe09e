import type { Band } from "./bands.ts";

/** Lines of `line` px every `every` px, turned by `degrees` from the horizontal. */
export interface Hatching {
  line: number;
  every: number;
  degrees: number;
}

/**
 * Where the reader's own colours leave two of them, bands differ by hatching, the denser the more people; `full` is the
 * text's colour without a gap. Drawing, inset and legend all take it from here.
 */
export const hatchings: Record<Band, Hatching | "full" | undefined> = {
  0: undefined,
  1: { line: 1, every: 9, degrees: 90 },
  2: { line: 1, every: 6, degrees: 45 },
  3: { line: 2, every: 6, degrees: 0 },
  4: { line: 3, every: 6, degrees: 135 },
  5: "full",
};

/** As a background. CSS counts the angle across the lines and from the top, so horizontal lines are 180. */
export const asBackground = (hatching: Hatching | "full" | undefined): string => {
  if (hatching === "full") return "CanvasText";
  if (!hatching) return "Canvas";
  const { line, every, degrees } = hatching;
  return `repeating-linear-gradient(${180 + degrees}deg, CanvasText 0 ${line}px, Canvas ${line}px ${every}px)`;
};
