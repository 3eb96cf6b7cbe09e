import { describe, expect, it } from "vitest";
import { pageWindow } from "./page-window.ts";

describe("the window of pages", () => {
  it("shows every page while there are at most seven", () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("leaves out what is far from the current page", () => {
    expect(pageWindow(2, 12)).toEqual([1, 2, 3, 4, 5, "gap", 12]);
    expect(pageWindow(6, 12)).toEqual([1, "gap", 5, 6, 7, "gap", 12]);
    expect(pageWindow(11, 12)).toEqual([1, "gap", 8, 9, 10, 11, 12]);
  });

  it("keeps seven marks, the ends and the current page wherever one stands", () => {
    for (let page = 1; page <= 40; page += 1) {
      const marks = pageWindow(page, 40);
      expect(marks).toHaveLength(7);
      expect(marks).toContain(page);
      expect([marks[0], marks[6]]).toEqual([1, 40]);
    }
  });
});
