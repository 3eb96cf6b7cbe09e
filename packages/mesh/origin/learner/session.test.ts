import { describe, expect } from "vitest";
import { test } from "../test/test-origin.ts";

const detail = "/webLogin/detail";
const day = 24 * 60 * 60 * 1000;

describe("a session", () => {
  test("is kept as a hash", async ({ origin }) => {
    const token = await origin.signIn("13900001234");
    const rows = await origin.db.selectFrom("session").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.tokenHash.toString("latin1")).not.toContain(token);
  });

  test("slides: thirty days after its last use, not after its start", async ({ origin }) => {
    const token = await origin.signIn("13900001234");
    origin.pass(29 * day);
    expect(await origin.call(detail, {}, token)).toMatchObject({ code: 200 });
    origin.pass(29 * day);
    expect(await origin.call(detail, {}, token)).toMatchObject({ code: 200 });
    origin.pass(30 * day + 1);
    expect(await origin.call(detail, {}, token)).toEqual({ code: 403, msg: "请选择登录", data: null });
  });

  test("ends on the server when the learner signs out, and signing out twice is fine", async ({ origin }) => {
    const token = await origin.signIn("13900001234");
    expect(await origin.call("/webLogin/logout", {}, token)).toMatchObject({ code: 200 });
    expect(await origin.call(detail, {}, token)).toMatchObject({ code: 403 });
    expect(await origin.call("/webLogin/logout", {}, token)).toMatchObject({ code: 200 });
  });

  test("is asked for by every learner call, before its parameters are looked at", async ({ origin }) => {
    for (const url of [detail, "/webCourse/coursePurchased", "/webCourse/videoPlaySign"]) {
      expect(await origin.call(url)).toEqual({ code: 403, msg: "请选择登录", data: null });
      expect(await origin.call(url, {}, "not a token")).toMatchObject({ code: 403 });
      expect(await origin.call(url, {}, "x".repeat(43))).toMatchObject({ code: 403 });
    }
  });
});

describe("the learner's study", () => {
  test("counts today's minutes and the run of days that ends today", async ({ origin }) => {
    const { data } = await origin.call(detail, {}, await origin.signIn("13800000001"));
    expect(data).toMatchObject({ nickname: "林知夏", studyTime: 25, studyDay: 3 });
  });

  test("lets the run end yesterday", async ({ origin }) => {
    const { data } = await origin.call(detail, {}, await origin.signIn("13800000002"));
    expect(data).toMatchObject({ studyTime: 0, studyDay: 1 });
  });

  test("forgets the run after a day without study, and changes days at midnight in Shanghai", async ({
    origin,
  }) => {
    const token = await origin.signIn("13800000002");
    origin.pass(12 * 60 * 60 * 1000 - 1);
    expect((await origin.call(detail, {}, token)).data.studyDay).toBe(1);
    origin.pass(1);
    expect((await origin.call(detail, {}, token)).data.studyDay).toBe(0);
  });
});
