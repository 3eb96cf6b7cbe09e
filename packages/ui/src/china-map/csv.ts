import type { Tally } from "./tally.ts";

/** A field as RFC 4180 writes it; what a spreadsheet would run as a formula is made text. */
function field(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The table as a CSV file, with the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]) =>
  `\uFEFF${rows.map((row) => row.map(field).join(",")).join("\r\n")}\r\n`;

/** What the map's table says, head first. */
export const tableRows = (tallies: readonly Tally[]): (string | number)[][] => [
  ["省级行政区", "弟子", "准弟子", "合计"],
  ...tallies.map(({ name, disciples, juniorDisciples }) => [
    name,
    disciples,
    juniorDisciples,
    disciples + juniorDisciples,
  ]),
];
