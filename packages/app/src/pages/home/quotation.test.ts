import { expect, test } from "vitest";
import { splitQuotation } from "./quotation.ts";

test("a quotation at the head stands apart, without tags and marks of its own", () => {
  expect(
    splitQuotation("<blockquote>\n<p>“针入<em>一分</em>。”</p>\n</blockquote>\n<p>生于乡间。</p>"),
  ).toEqual({
    quotation: "针入一分。",
    rest: "<p>生于乡间。</p>",
  });
});

test("a quotation further down is part of the text", () => {
  const html = "<p>生于乡间。</p><blockquote><p>针入一分。</p></blockquote>";
  expect(splitQuotation(html)).toEqual({ rest: html });
});
