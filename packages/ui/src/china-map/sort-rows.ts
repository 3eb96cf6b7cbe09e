import type { Tally } from "./tally.ts";

export type Column = "region" | "disciples" | "juniorDisciples" | "both";

export const columns: readonly { of: Column; name: string }[] = [
  { of: "region", name: "省级行政区" },
  { of: "disciples", name: "弟子" },
  { of: "juniorDisciples", name: "准弟子" },
  { of: "both", name: "合计" },
];

const valueOf = (tally: Tally, column: Column) => {
  if (column === "region") return tally.adcode;
  return column === "both" ? tally.disciples + tally.juniorDisciples : tally[column];
};

/** Rows by a column; equal ones keep the official order. */
export function sortRows(tallies: readonly Tally[], column: Column, down: boolean): Tally[] {
  const sign = down ? -1 : 1;
  return tallies.toSorted((a, b) => sign * (valueOf(a, column) - valueOf(b, column)) || a.adcode - b.adcode);
}
