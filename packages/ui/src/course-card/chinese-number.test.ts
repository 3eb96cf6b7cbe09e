import { expect, it } from "vitest";
import { chineseNumber } from "./chinese-number.ts";

it("counts the way a table of contents does", () => {
  expect([1, 9, 10, 11, 20, 36, 99].map(chineseNumber)).toEqual([
    "一",
    "九",
    "十",
    "十一",
    "二十",
    "三十六",
    "九十九",
  ]);
});
