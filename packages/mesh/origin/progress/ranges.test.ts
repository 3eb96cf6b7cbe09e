import { describe, expect, test } from "vitest";
import {
  asMultirange,
  clip,
  freshLength,
  lengthOf,
  merge,
  rangesPattern,
  readMultirange,
  readRanges,
  takeFirst,
} from "./ranges.ts";

describe("ranges", () => {
  test("merge where they touch or overlap, in any order", () => {
    expect(
      merge([
        [40, 55],
        [0, 15],
        [15, 20],
        [50, 60],
        [7, 7],
      ]),
    ).toEqual([
      [0, 20],
      [40, 60],
    ]);
  });

  test("count a second once", () => {
    expect(
      lengthOf([
        [0, 10],
        [5, 12],
      ]),
    ).toBe(12);
    expect(freshLength([0, 10], [[4, 6]])).toBe(8);
  });

  test("end where a lesson or a trial ends", () => {
    expect(
      clip(
        [
          [50, 70],
          [80, 90],
        ],
        60,
      ),
    ).toEqual([[50, 60]]);
  });

  test("are cut after a length", () => {
    expect(
      takeFirst(
        [
          [0, 10],
          [20, 40],
        ],
        15,
      ),
    ).toEqual([
      [0, 10],
      [20, 25],
    ]);
    expect(takeFirst([[0, 10]], 0)).toEqual([]);
  });

  test("travel as PostgreSQL writes them", () => {
    expect(asMultirange([])).toBe("{}");
    expect(
      asMultirange([
        [40, 55],
        [0, 15],
      ]),
    ).toBe("{[0,15),[40,55)}");
    expect(readMultirange("{[0,15),[40,55)}")).toEqual([
      [0, 15],
      [40, 55],
    ]);
  });

  test("of a report are rounded edge by edge, so that what follows on follows on", () => {
    expect(readRanges("0-15.4,15.4-30.2")).toEqual([[0, 30]]);
  });

  test.each(["", "1", "1-", "-1-2", "1-2,", "1-2;3-4", "a-b", "1e3-2e3", "1-2.12345"])(
    "%s is no list of ranges",
    (text) => {
      expect(text).not.toMatch(rangesPattern);
    },
  );
});
