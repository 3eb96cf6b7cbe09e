import { dayInWords } from "./when-in-words.ts";

/** The days from one moment to another by the clock of Shanghai, nothing said twice: 2026年10月15日至18日. */
export function daysInWords(from?: string | null, to?: string | null): string {
  const first = from ? dayInWords(from) : "";
  const last = to ? dayInWords(to) : "";
  if (!first || !last || first === last) return first || last;
  const [year, month] = first.split(/(?<=[年月])/);
  if (last.startsWith(`${year}${month}`)) return `${first}至${last.slice(`${year}${month}`.length)}`;
  if (year && last.startsWith(year)) return `${first}至${last.slice(year.length)}`;
  return `${first}至${last}`;
}

/** 2026.10, the way a chronicle dates. */
export function monthInFigures(iso: string): string {
  const [, year, month] = /^(\d+)年(\d+)月/.exec(dayInWords(iso)) ?? [];
  return year && month ? `${year}.${month.padStart(2, "0")}` : "";
}
