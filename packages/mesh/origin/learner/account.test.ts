import { describe, expect } from "vitest";
import { type TestOrigin, test } from "../test/test-origin.ts";
import { deviceOf } from "./device.ts";

const body = async (origin: TestOrigin, url: string, payload: object, headers: Record<string, string> = {}) =>
  (await origin.request({ method: "POST", url, payload, headers })).json();
const signIn = (origin: TestOrigin, username: string, password: string, prefix = "/knowledge/api") =>
  body(origin, `${prefix}/vue-admin-template/user/login`, { username, password });
const setPassword = (origin: TestOrigin, token: string, password: string) =>
  body(origin, "/knowledge/api/webLogin/setPassword", { password }, { token });

describe("signing in with a password", () => {
  test("works once one is chosen, under the base and at the root", async ({ origin }) => {
    const token = await origin.signIn("13900001234");
    expect(await signIn(origin, "13900001234", "needle and thread")).toMatchObject({
      reason: "PASSWORD_WRONG",
      msg: "手机号或密码不对",
    });
    expect(await setPassword(origin, token, "needle and thread")).toMatchObject({ code: 200 });
    for (const prefix of ["/knowledge/api", ""]) {
      const { data } = await signIn(origin, "13900001234", "needle and thread", prefix);
      expect(await origin.call("/webLogin/detail", {}, data.token)).toMatchObject({
        data: { mobile: "139****1234" },
      });
    }
  });

  test("forgets the password before, and keeps none readable", async ({ origin }) => {
    const token = await origin.signIn("13900001234");
    await setPassword(origin, token, "the first one");
    await setPassword(origin, token, "the second one");
    expect(await signIn(origin, "13900001234", "the first one")).toMatchObject({ code: 500 });
    expect(await signIn(origin, "13900001234", "the second one")).toMatchObject({ code: 200 });
    const [kept] = await origin.db.selectFrom("learnerPassword").selectAll().execute();
    expect(kept?.hash).toHaveLength(32);
    expect(kept?.hash.toString("latin1")).not.toContain("second");
  });

  test("stops guessing after five tries in a quarter of an hour", async ({ origin }) => {
    const token = await origin.signIn("13900001234");
    await setPassword(origin, token, "needle and thread");
    for (let guess = 0; guess < 5; guess += 1) await signIn(origin, "13900001234", `guess ${guess}`);
    expect(await signIn(origin, "13900001234", "needle and thread")).toMatchObject({ reason: "TOO_MANY" });
    origin.pass(15 * 60_000);
    expect(await signIn(origin, "13900001234", "needle and thread")).toMatchObject({ code: 200 });
  });

  test("asks for eight characters and names what is missing", async ({ origin }) => {
    const token = await origin.signIn("13900001234");
    for (const bad of ["short", " ".repeat(12), "x".repeat(73)]) {
      expect(await setPassword(origin, token, bad)).toMatchObject({
        reason: "BAD_PARAMETER",
        msg: "密码要 8 到 72 个字，不能全是空格",
      });
    }
    expect(await signIn(origin, "", "x")).toMatchObject({ msg: "请输入手机号" });
    expect(await signIn(origin, "13900001234", "")).toMatchObject({ msg: "请输入密码" });
    expect(
      await body(origin, "/knowledge/api/webLogin/setPassword", { password: "x".repeat(20) }),
    ).toMatchObject({
      code: 403,
    });
  });
});

describe("the learner's devices", () => {
  test("are listed with the one that asks marked, and can be signed out", async ({ origin }) => {
    const here = await origin.signIn("13900001234");
    origin.pass(2 * 60 * 60 * 1000);
    const there = await origin.signIn("13900001234");
    const { data } = await origin.call("/webLogin/sessionList", {}, here);
    expect(data).toHaveLength(2);
    expect(data.map(({ current }: { current: boolean }) => current).toSorted()).toEqual([false, true]);
    const other = data.find(({ current }: { current: boolean }) => !current);
    expect(JSON.stringify(data)).not.toContain(there);
    expect(await origin.call("/webLogin/sessionRevoke", { id: other.id }, here)).toMatchObject({ code: 200 });
    expect(await origin.call("/webLogin/detail", {}, there)).toMatchObject({ code: 403 });
    expect(await origin.call("/webLogin/detail", {}, here)).toMatchObject({ code: 200 });
    expect(await origin.call("/webLogin/sessionRevoke", { id: other.id }, here)).toMatchObject({
      reason: "NOT_FOUND",
    });
  });

  test("of another learner can be neither seen nor signed out", async ({ origin }) => {
    const mine = await origin.signIn("13900001234");
    const theirs = await origin.signIn("13900005678");
    const [{ id }] = (await origin.call("/webLogin/sessionList", {}, theirs)).data;
    expect((await origin.call("/webLogin/sessionList", {}, mine)).data).toHaveLength(1);
    expect(await origin.call("/webLogin/sessionRevoke", { id }, mine)).toMatchObject({ reason: "NOT_FOUND" });
    expect(await origin.call("/webLogin/detail", {}, theirs)).toMatchObject({ code: 200 });
    expect(await origin.call("/webLogin/sessionRevoke", { id: "1" }, mine)).toMatchObject({
      reason: "BAD_PARAMETER",
    });
  });

  test.for([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
      "Edge · Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0",
      "微信 · iPhone",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
      "Safari · Mac",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
    ["curl/8", "未知设备"],
    [undefined, "未知设备"],
  ] as const)("are named after browser and system: %s", ([agent, name]) => {
    expect(deviceOf(agent)).toBe(name);
  });
});
