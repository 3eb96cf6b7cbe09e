import { describe, expect } from "vitest";
import { test } from "../test/test-origin.ts";
import { mobilePattern } from "./mobile.ts";

const mobile = "13900001234";
const minute = 60_000;
const smsValid = "/SmsVerify/web/smsValid";
const login = "/webLogin/mobileCodeLogin";

describe("asking for a code", () => {
  test("sends six digits to the phone", async ({ origin }) => {
    const answer = await origin.call(smsValid, origin.smsQuery(mobile));
    expect(answer).toEqual({ code: 200, msg: "success", data: {} });
    expect(origin.sent).toEqual([{ mobile, code: expect.stringMatching(/^\d{6}$/) }]);
  });

  test("keeps neither code nor phone in the access log, and the code only as a hash", async ({ origin }) => {
    await origin.call(smsValid, origin.smsQuery(mobile));
    const code = origin.sent[0]?.code ?? "";
    expect(origin.logged.join("")).not.toContain(mobile);
    const row = await origin.db.selectFrom("smsCode").selectAll().executeTakeFirstOrThrow();
    expect(row.codeHash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
  });

  test("refuses a second code within a minute and names the seconds left", async ({ origin }) => {
    await origin.call(smsValid, origin.smsQuery(mobile));
    origin.pass(15_000);
    const answer = await origin.call(smsValid, origin.smsQuery(mobile));
    expect(answer).toMatchObject({ code: 500, reason: "TOO_SOON", msg: "发送太频繁，请 45 秒后再试" });
    origin.pass(45_000);
    expect(await origin.call(smsValid, origin.smsQuery(mobile))).toMatchObject({ code: 200 });
  });

  test("refuses the eleventh code of a day, not the next day's first", async ({ origin }) => {
    for (let sent = 0; sent < 10; sent += 1) {
      expect(await origin.call(smsValid, origin.smsQuery(mobile))).toMatchObject({ code: 200 });
      origin.pass(minute);
    }
    expect(await origin.call(smsValid, origin.smsQuery(mobile))).toMatchObject({ reason: "TOO_MANY" });
    origin.pass(12 * 60 * minute);
    expect(await origin.call(smsValid, origin.smsQuery(mobile))).toMatchObject({ code: 200 });
  });

  test("refuses a nonce it has seen, also for another phone", async ({ origin }) => {
    const nonce = "abcdefghij0123456789";
    await origin.call(smsValid, origin.smsQuery(mobile, { nonce }));
    const answer = await origin.call(smsValid, origin.smsQuery("13900005678", { nonce }));
    expect(answer).toMatchObject({ code: 500, reason: "NOT_ALLOWED" });
    expect(origin.sent).toHaveLength(1);
  });

  test("refuses a timestamp older than five minutes", async ({ origin }) => {
    const old = origin.smsQuery(mobile);
    origin.pass(5 * minute + 1);
    expect(await origin.call(smsValid, old)).toMatchObject({ reason: "NOT_ALLOWED" });
    expect(origin.sent).toHaveLength(0);
  });

  test("refuses a signature of other values", async ({ origin }) => {
    const query = { ...origin.smsQuery(mobile), mobile: "13900005678" };
    expect(await origin.call(smsValid, query)).toMatchObject({ reason: "NOT_ALLOWED" });
    expect(origin.sent).toHaveLength(0);
  });

  test("refuses a phone outside the pattern in the catalogue's words", async ({ origin }) => {
    for (const wrong of ["12345678901", "1380000000", "", "15400000000", "138000000011"]) {
      const answer = await origin.call(smsValid, origin.smsQuery(wrong));
      expect(answer).toMatchObject({ code: 500, reason: "BAD_PARAMETER", msg: "请输入合法的手机号" });
    }
  });

  test("knows the prefixes of the specification", () => {
    const accepted = (prefix: string) => mobilePattern.test(`${prefix}00000000`);
    const yes = ["130", "139", "145", "147", "148", "150", "153", "155", "159", "166", "170", "173", "175"];
    const more = ["176", "177", "178", "180", "189", "191", "199", "0138"];
    expect([...yes, ...more].filter((prefix) => !accepted(prefix))).toEqual([]);
    expect(["120", "141", "154", "165", "171", "172", "174", "179", "190", "198"].filter(accepted)).toEqual(
      [],
    );
  });
});

describe("signing in with a code", () => {
  test("creates the learner at the first sign-in and finds the same one at the next", async ({ origin }) => {
    const token = await origin.signIn(mobile);
    const first = await origin.call("/webLogin/detail", {}, token);
    expect(first.data).toEqual({
      id: expect.any(Number),
      nickname: "学员1234",
      avatar: null,
      mobile: "139****1234",
      studyTime: 0,
      studyDay: 0,
    });
    origin.pass(minute);
    const again = await origin.call("/webLogin/detail", {}, await origin.signIn(`0${mobile}`));
    expect(again.data.id).toBe(first.data.id);
  });

  test("refuses a wrong code, and a code that was used already", async ({ origin }) => {
    await origin.call(smsValid, origin.smsQuery(mobile));
    const code = origin.sent[0]?.code ?? "";
    const wrong = code === "000000" ? "000001" : "000000";
    expect(await origin.call(login, { mobile, code: wrong })).toMatchObject({
      code: 500,
      reason: "CODE_WRONG",
      msg: "验证码错误，请重新输入",
    });
    expect(await origin.call(login, { mobile, code })).toMatchObject({ code: 200 });
    expect(await origin.call(login, { mobile, code })).toMatchObject({ reason: "CODE_WRONG" });
  });

  test("lets a code die after five wrong tries", async ({ origin }) => {
    await origin.call(smsValid, origin.smsQuery(mobile));
    const code = origin.sent[0]?.code ?? "";
    for (let tries = 0; tries < 5; tries += 1) await origin.call(login, { mobile, code: "wrong" });
    expect(await origin.call(login, { mobile, code })).toMatchObject({ code: 500, reason: "CODE_LATE" });
  });

  test("lets a code die after five minutes", async ({ origin }) => {
    await origin.call(smsValid, origin.smsQuery(mobile));
    origin.pass(5 * minute + 1);
    const answer = await origin.call(login, { mobile, code: origin.sent[0]?.code ?? "" });
    expect(answer).toMatchObject({ reason: "CODE_LATE", msg: "验证码已过期，请重新获取" });
  });

  test("voids the code before when a new one is sent", async ({ origin }) => {
    await origin.call(smsValid, origin.smsQuery(mobile));
    origin.pass(minute);
    await origin.call(smsValid, origin.smsQuery(mobile));
    const [first, second] = origin.sent;
    if (first?.code !== second?.code) {
      expect(await origin.call(login, { mobile, code: first?.code ?? "" })).toMatchObject({
        reason: "CODE_WRONG",
      });
    }
    expect(await origin.call(login, { mobile, code: second?.code ?? "" })).toMatchObject({ code: 200 });
  });

  test("asks for the code when it is empty", async ({ origin }) => {
    expect(await origin.call(login, { mobile, code: "" })).toMatchObject({ msg: "请输入验证码" });
  });
});
