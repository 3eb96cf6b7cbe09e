/** Whole units from a start up to, and without, an end: `[start, end)`. */
export type Range = readonly [start: number, end: number];

/** The same stretches in order, none touching another. */
export function merge(ranges: readonly Range[]): Range[] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.filter((range) => range[1] > range[0]).toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

export const lengthOf = (ranges: readonly Range[]) =>
  merge(ranges).reduce((sum, [start, end]) => sum + end - start, 0);

/** What of the ranges lies within `[0, limit)`. */
export const clip = (ranges: readonly Range[], limit: number): Range[] =>
  merge(ranges.map(([start, end]): Range => [Math.max(0, start), Math.min(limit, end)]));

/** The ranges' first `length` units. */
export function takeFirst(ranges: readonly Range[], length: number): Range[] {
  let left = length;
  return merge(ranges).flatMap(([start, end]): Range[] => {
    const taken = Math.min(left, end - start);
    left -= taken;
    return taken > 0 ? [[start, start + taken]] : [];
  });
}

/** How much of `range` lies outside `others`. */
export const freshLength = (range: Range, others: readonly Range[]) =>
  lengthOf([range, ...others]) - lengthOf(others);

/** PostgreSQL's text of a multirange: `{[0,15),[40,55)}`. */
export const asMultirange = (ranges: readonly Range[]) =>
  `{${merge(ranges)
    .map(([start, end]) => `[${start},${end})`)
    .join(",")}}`;

export const readMultirange = (text: string): Range[] =>
  [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, start, end]): Range => [Number(start), Number(end)]);

/** What a report's `ranges` looks like: seconds of the lesson, `0-15.2,40-55`. */
export const rangesPattern =
  /^\d{1,6}(\.\d{1,3})?-\d{1,6}(\.\d{1,3})?(,\d{1,6}(\.\d{1,3})?-\d{1,6}(\.\d{1,3})?)*$/;

/** Reads a report's ranges in whole seconds; rounding each edge keeps what follows on following on. */
export const readRanges = (text: string): Range[] =>
  merge(
    text.split(",").map((part): Range => {
      const [start = 0, end = 0] = part.split("-").map((edge) => Math.round(Number(edge)));
      return [start, end];
    }),
  );
