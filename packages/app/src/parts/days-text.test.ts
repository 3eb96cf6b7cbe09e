import { expect, test } from "vitest";
import { daysText } from "./days-text.ts";

test("days are Shanghai's, one where first and last are the same", () => {
  expect(daysText("2026-12-01T00:00:00Z", "2026-12-22T14:00:00Z")).toBe("12月1日–12月22日");
  expect(daysText("2026-11-30T16:00:00Z", "2026-12-01T15:59:59Z")).toBe("12月1日");
});

test("what an upstream does not tell is left out", () => {
  expect(daysText(null, "2026-12-22T14:00:00Z")).toBe("至 12月22日");
  expect(daysText("2026-12-22T14:00:00Z", null)).toBe("12月22日");
  expect(daysText(null, null)).toBeUndefined();
});
