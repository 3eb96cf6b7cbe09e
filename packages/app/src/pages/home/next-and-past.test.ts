import { expect, test } from "vitest";
import { nextAndPast } from "./next-and-past.ts";

const now = Date.parse("2026-06-15T00:00:00Z");
const course = (month: string, days = 3) => {
  const startsAt = `${month}-14T00:00:00Z`;
  return { month, startsAt, endsAt: new Date(Date.parse(startsAt) + days * 86_400_000).toISOString() };
};
const chosen = (...months: string[]) =>
  nextAndPast(
    months.map((month) => course(month)),
    now,
    4,
  ).map(({ month }) => month);

test("the next to come leads, those that were follow from the latest, and later ones wait", () => {
  expect(chosen("2026-12", "2026-09", "2026-05", "2026-03", "2026-01")).toEqual([
    "2026-09",
    "2026-05",
    "2026-03",
    "2026-01",
  ]);
});

test("one under way leads", () => {
  expect(chosen("2026-07", "2026-06", "2026-05")).toEqual(["2026-06", "2026-05", "2026-07"]);
});

test("where nothing is to come the last one held leads, and an unknown time counts as past", () => {
  expect(chosen("2026-05", "2026-03")).toEqual(["2026-05", "2026-03"]);
  expect(nextAndPast([{ startsAt: null }, course("2026-09")], now)[0]).toMatchObject({ month: "2026-09" });
  expect(nextAndPast([], now)).toEqual([]);
});
