import { expect } from "vitest";
import { test } from "../test/test-origin.ts";

test("several lists come at once, each in its order; a list nobody wrote is empty", async ({ origin }) => {
  await origin.db
    .updateTable("dictionaryItem")
    .set({ sort: 0 })
    .where("code", "=", "sex")
    .where("value", "=", "2")
    .execute();
  const before = origin.statements.length;
  expect((await origin.call("/sysDict/getItemBatch", { codes: "sex,discipleType,none" })).data).toEqual({
    sex: [
      { label: "女", value: "2" },
      { label: "男", value: "1" },
    ],
    discipleType: [
      { label: "弟子", value: "1" },
      { label: "准弟子", value: "2" },
    ],
    none: [],
  });
  expect(origin.statements.length - before).toBe(1);
});

test("a code named twice is one list", async ({ origin }) => {
  const { data } = await origin.call("/sysDict/getItemBatch", { codes: "sex,sex" });
  expect(Object.keys(data)).toEqual(["sex"]);
});

test("what names no list is refused by the parameter's name", async ({ origin }) => {
  const tooMany = Array.from({ length: 21 }, (_, at) => `c${at}`).join(",");
  for (const codes of ["", "a b", ",", tooMany]) {
    const answer = await origin.call("/sysDict/getItemBatch", { codes });
    expect(answer).toMatchObject({ code: 500, reason: "BAD_PARAMETER" });
    expect(answer.msg).toContain("codes");
  }
});
