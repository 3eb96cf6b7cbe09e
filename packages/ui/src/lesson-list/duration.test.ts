import { expect, it } from "vitest";
import { clock, isoDuration, spoken, spokenStudy } from "./duration.ts";

it("writes a clock", () => {
  expect([0, 65, 1368, 3768].map(clock)).toEqual(["00:00", "01:05", "22:48", "1:02:48"]);
});

it("says hours and minutes", () => {
  expect([0, 20, 3600, 27_360].map(spoken)).toEqual(["0 分钟", "1 分钟", "1 小时", "7 小时 36 分"]);
});

it("writes a machine's duration", () => {
  expect(isoDuration(1368)).toBe("PT1368S");
});

it("counts studied minutes when they are whole", () => {
  expect([0, 59, 60, 179, 3660].map(spokenStudy)).toEqual([
    "0 分钟",
    "不到 1 分钟",
    "1 分钟",
    "2 分钟",
    "1 小时 1 分",
  ]);
});
