import { expect } from "vitest";
import { test } from "../test/test-origin.ts";

test("a standing text comes as sanitised HTML under its title", async ({ origin }) => {
  const { data } = await origin.call("/webHome/textPage", { slug: "agreement" });
  expect(data).toMatchObject({ slug: "agreement", title: expect.stringMatching(/协议/) });
  expect(data.cnts).toMatch(/^<(?:p|h2)>/);
});

test("a text that nobody wrote is refused", async ({ origin }) => {
  expect(await origin.call("/webHome/textPage", { slug: "none" })).toMatchObject({
    code: 500,
    reason: "NOT_FOUND",
  });
});
