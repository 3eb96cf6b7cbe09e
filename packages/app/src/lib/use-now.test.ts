import { expect, it } from "vitest";
import { isOver } from "./use-now.ts";

const now = Date.parse("2026-11-21T12:00:00+08:00");

it("takes for over what has ended, and nothing else", () => {
  expect(isOver("2026-04-12T17:00:00+08:00", now)).toBe(true);
  expect(isOver("2026-11-21T12:01:00+08:00", now)).toBe(false);
  expect(isOver(null, now)).toBe(false);
});
