import { expect, test } from "vitest";
import { daysInWords, monthInFigures } from "./days-in-words.ts";

test.each([
  ["2026-10-15T01:00:00Z", "2026-10-18T08:30:00Z", "2026年10月15日至18日"],
  ["2026-09-29T01:00:00Z", "2026-10-02T08:30:00Z", "2026年9月29日至10月2日"],
  ["2026-12-31T01:00:00Z", "2027-01-02T08:30:00Z", "2026年12月31日至2027年1月2日"],
  ["2026-10-15T01:00:00Z", "2026-10-15T08:30:00Z", "2026年10月15日"],
  ["2026-10-15T01:00:00Z", null, "2026年10月15日"],
  [null, null, ""],
])("from %s to %s is %s", (from, to, words) => {
  expect(daysInWords(from, to)).toBe(words);
});

test("a month is told in figures, by the clock of Shanghai", () => {
  expect(monthInFigures("2026-08-31T16:00:00Z")).toBe("2026.09");
});
