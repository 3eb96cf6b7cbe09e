import { expect, test } from "vitest";
import { whenInWords } from "./when-in-words.ts";

test("a moment is told by the clock of Shanghai, wherever the reader is", () => {
  expect(whenInWords("2026-08-12T01:05:00Z")).toBe("2026年8月12日 09:05");
  expect(whenInWords("2026-12-31T23:59:00+08:00")).toBe("2026年12月31日 23:59");
  expect(whenInWords("2026-12-31T16:00:00Z")).toBe("2027年1月1日 00:00");
});
