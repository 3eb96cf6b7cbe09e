/** The six bands of spec §2 and §9: 0, under 30, 30–60, 60–90, 90–100, 100 and over; each begins where it says. */
export const bands = [
  { from: 0, label: "0", spoken: "0 人" },
  { from: 1, label: "不到 30", spoken: "不到 30 人" },
  { from: 30, label: "30–60", spoken: "30–60 人" },
  { from: 60, label: "60–90", spoken: "60–90 人" },
  { from: 90, label: "90–100", spoken: "90–100 人" },
  { from: 100, label: "100 人及以上", spoken: "100 人及以上" },
] as const;

export type Band = 0 | 1 | 2 | 3 | 4 | 5;

export const allBands: ReadonlySet<Band> = new Set<Band>([0, 1, 2, 3, 4, 5]);

/** The band of a head-count. */
export const bandOf = (count: number): Band =>
  // At least the first begins at or below any count, and there are six.
  Math.max(
    0,
    bands.findLastIndex(({ from }) => count >= from),
  ) as Band;
