/** A page number, or a gap where pages are left out. */
export type PageMark = number | "gap";

/**
 * The marks to draw, never more than seven, so that the row keeps its width while one pages through.
 * The first, the last and the current page are always among them.
 */
export function pageWindow(page: number, pageCount: number): PageMark[] {
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
  if (pageCount <= 7) return run(1, pageCount);
  if (page <= 4) return [...run(1, 5), "gap", pageCount];
  if (page >= pageCount - 3) return [1, "gap", ...run(pageCount - 4, pageCount)];
  return [1, "gap", ...run(page - 1, page + 1), "gap", pageCount];
}
