/** The value below which `share` (0 to 1) of the values lie. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: number[]) => quantile(values, 0.5);

/** One line of a table: a name, then figures. */
export const row = (name: string, cells: string[]) =>
  name.padEnd(44) + cells.map((cell) => cell.padStart(11)).join("");
