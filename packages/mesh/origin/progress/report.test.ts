import { describe, expect } from "vitest";
import { test, type TestOrigin } from "../test/test-origin.ts";

const second = 1000;
const buyer = "13800000001";
const stranger = "13900001234";
const report = "/webCourse/studyReport";

interface Told {
  lessonId?: number;
  session?: string;
  sequence: number;
  /** Seconds of the session's clock. */
  at: number;
  sentAt?: number;
  elapsed?: number;
  ranges?: string;
  position?: number;
  device?: string;
}

const tell = (origin: TestOrigin, token: string, told: Told) => {
  const { session = "session-1", at, sentAt = at, elapsed = 15, device = "one", lessonId = 6 } = told;
  return origin.call(
    report,
    {
      lessonId,
      sessionId: session,
      sequence: told.sequence,
      at: at * second,
      sentAt: sentAt * second,
      elapsed: elapsed * second,
      ...(told.ranges && { ranges: told.ranges }),
      position: told.position ?? 0,
      deviceId: `device-${device}`,
      device,
    },
    token,
  );
};
const detail = async (origin: TestOrigin, token: string) =>
  (await origin.call("/webLogin/detail", {}, token)).data;
const courseOf = async (origin: TestOrigin, token: string, id: number) =>
  (await origin.call("/webCourse/courseProgress", { id }, token)).data;

describe("a report", () => {
  test("adds what was played to the lesson, the course, the card and today", async ({ origin }) => {
    const token = await origin.signIn(buyer);
    origin.pass(60 * second);
    const { data } = await tell(origin, token, {
      sequence: 0,
      at: 60,
      elapsed: 60,
      ranges: "0-60",
      position: 60,
    });
    expect(data).toEqual({
      lessonId: 6,
      watchedSeconds: 60,
      duration: 120,
      completed: false,
      position: 60,
      positionAt: "2026-11-20 12:01:00",
      device: "one",
      deviceId: "device-one",
    });
    expect(await courseOf(origin, token, 3)).toMatchObject({
      percent: 43,
      finished: false,
      completedNum: 0,
      watchedSeconds: 60,
      duration: 138,
      resume: { lessonId: 6, lessonNumber: 1, lessonTitle: "第1讲", position: 60 },
    });
    const bought = (await origin.call("/webCourse/coursePurchased", {}, token)).data.records;
    expect(bought[0]).toMatchObject({ targetId: 3, state: 0, studyTime: 1, percent: 43 });
    expect(await detail(origin, token)).toMatchObject({ studyTime: 26 });
  });

  test("counts once, however often it comes", async ({ origin }) => {
    const token = await origin.signIn(buyer);
    origin.pass(60 * second);
    for (const ranges of ["0-30", "0-30", "60-90"])
      expect(
        (await tell(origin, token, { sequence: 4, at: 30, elapsed: 30, ranges })).data.watchedSeconds,
      ).toBe(30);
  });

  test("comes to the same in any order", async ({ origin }) => {
    const token = await origin.signIn(stranger);
    origin.pass(60 * second);
    for (const place of [3, 0, 2, 1]) {
      const at = 15 * (place + 1);
      await tell(origin, token, {
        lessonId: 10,
        sequence: place,
        at,
        sentAt: 60,
        ranges: `${at - 15}-${at}`,
        position: at,
      });
    }
    const { lessons } = await courseOf(origin, token, 5);
    expect(lessons[0]).toMatchObject({ watchedSeconds: 60, position: 60 });
    expect(await detail(origin, token)).toMatchObject({ studyTime: 1, studyDay: 1 });
  });

  test("never lowers anything", async ({ origin }) => {
    const token = await origin.signIn(buyer);
    origin.pass(200 * second);
    await tell(origin, token, { sequence: 0, at: 110, elapsed: 110, ranges: "0-110", position: 110 });
    expect((await courseOf(origin, token, 3)).lessons[0].completed).toBe(true);
    const { data } = await tell(origin, token, {
      sequence: 1,
      at: 120,
      elapsed: 10,
      ranges: "0-10",
      position: 10,
    });
    expect(data).toMatchObject({ watchedSeconds: 110, completed: true });
  });

  test("is believed up to twice the time it took", async ({ origin }) => {
    const token = await origin.signIn(buyer);
    origin.pass(15 * second);
    const { data } = await tell(origin, token, { sequence: 0, at: 15, elapsed: 15, ranges: "0-120" });
    expect(data.watchedSeconds).toBe(31);
    expect(await detail(origin, token)).toMatchObject({ studyTime: 25 });
  });

  test("spends no second of its session twice", async ({ origin }) => {
    const token = await origin.signIn(buyer);
    origin.pass(15 * second);
    await tell(origin, token, { sequence: 0, at: 15, ranges: "0-15" });
    const { data } = await tell(origin, token, { sequence: 1, at: 15, ranges: "15-30" });
    expect(data.watchedSeconds).toBe(15);
  });

  test("from the future counts until now", async ({ origin }) => {
    const token = await origin.signIn(stranger);
    await tell(origin, token, {
      lessonId: 10,
      sequence: 0,
      at: 3600,
      sentAt: 0,
      elapsed: 300,
      ranges: "0-120",
    });
    const { days } = (
      await origin.call("/webCourse/studyCalendar", { from: "2026-11-19", to: "2026-11-22" }, token)
    ).data;
    expect(days).toEqual([]);
  });

  test("of a player that stood still studies nothing", async ({ origin }) => {
    const token = await origin.signIn(stranger);
    origin.pass(300 * second);
    await tell(origin, token, { lessonId: 10, sequence: 0, at: 300, elapsed: 300, position: 12 });
    expect(await detail(origin, token)).toMatchObject({ studyTime: 0, studyDay: 0 });
    await tell(origin, token, {
      lessonId: 10,
      sequence: 1,
      at: 300,
      elapsed: 300,
      ranges: "0-5",
      position: 5,
    });
    const { days } = (
      await origin.call("/webCourse/studyCalendar", { from: "2026-11-20", to: "2026-11-20" }, token)
    ).data;
    expect(days).toEqual([{ day: "2026-11-20", seconds: 11 }]);
  });

  test("of a second tab adds no minutes", async ({ origin }) => {
    const token = await origin.signIn(stranger);
    origin.pass(120 * second);
    const told = { lessonId: 10, sequence: 0, at: 120, elapsed: 120 };
    await tell(origin, token, { ...told, session: "session-a", ranges: "0-60" });
    await tell(origin, token, { ...told, session: "session-b", ranges: "60-120" });
    expect(await detail(origin, token)).toMatchObject({ studyTime: 2 });
    expect((await courseOf(origin, token, 5)).lessons[0].watchedSeconds).toBe(120);
  });

  test("of two weeks ago is too late, and one of an hour ago is not", async ({ origin }) => {
    const token = await origin.signIn(stranger);
    const day = 86_400;
    origin.pass(20 * day * second);
    const old = { lessonId: 10, session: "session-old", sequence: 0, at: 60, elapsed: 60, ranges: "0-60" };
    await tell(origin, token, { ...old, sentAt: 15 * day });
    expect((await courseOf(origin, token, 5)).watchedSeconds).toBe(0);
    await tell(origin, token, { ...old, session: "session-new", sentAt: 3600 });
    expect((await courseOf(origin, token, 5)).watchedSeconds).toBe(60);
  });

  test("over midnight in Shanghai belongs to both days", async ({ origin }) => {
    const token = await origin.signIn(stranger);
    origin.pass((12 * 3600 + 20) * second);
    await tell(origin, token, { lessonId: 10, sequence: 0, at: 60, elapsed: 60, ranges: "0-60" });
    const { days } = (
      await origin.call("/webCourse/studyCalendar", { from: "2026-11-20", to: "2026-11-21" }, token)
    ).data;
    expect(days).toEqual([
      { day: "2026-11-20", seconds: 40 },
      { day: "2026-11-21", seconds: 20 },
    ]);
    expect(await detail(origin, token)).toMatchObject({ studyTime: 0, studyDay: 2 });
  });

  test("counts within the trial of a course that is not paid for, and nothing where there is none", async ({
    origin,
  }) => {
    const token = await origin.signIn(stranger);
    origin.pass(120 * second);
    const { data } = await tell(origin, token, {
      lessonId: 1,
      sequence: 0,
      at: 120,
      elapsed: 120,
      ranges: "0-120",
      position: 120,
    });
    expect(data).toMatchObject({ watchedSeconds: 60, position: 60, completed: false });
    expect(await tell(origin, token, { lessonId: 4, sequence: 0, at: 15, ranges: "0-15" })).toMatchObject({
      code: 500,
      reason: "NOT_ALLOWED",
    });
  });

  test("of another lesson's session, of no lesson, or malformed, is refused", async ({ origin }) => {
    const token = await origin.signIn(buyer);
    origin.pass(60 * second);
    await tell(origin, token, { sequence: 0, at: 15, ranges: "0-15" });
    const refused = { code: 500, reason: "BAD_PARAMETER" };
    expect(await tell(origin, token, { lessonId: 7, sequence: 1, at: 30 })).toMatchObject(refused);
    expect(await tell(origin, token, { lessonId: 999, sequence: 1, at: 30 })).toMatchObject({
      reason: "NOT_FOUND",
    });
    for (const bad of [
      { ranges: "0-15;1" },
      { sequence: -1 },
      { session: "x" },
      { position: -3 },
      { elapsed: -1 },
    ])
      expect(await tell(origin, token, { sequence: 2, at: 30, ...bad })).toMatchObject(refused);
    expect(await origin.call(report, {})).toMatchObject({ code: 403 });
  });
});

describe("the position", () => {
  test("of the device that played last stays, whichever tells first", async ({ origin }) => {
    const token = await origin.signIn(buyer);
    origin.pass(30 * second);
    // A phone that plays without a network.
    origin.pass(30 * second);
    await tell(origin, token, {
      session: "laptop-1",
      sequence: 0,
      at: 20,
      ranges: "60-75",
      position: 75,
      device: "laptop",
    });
    origin.pass(30 * second);
    const { data } = await tell(origin, token, {
      session: "phone-01",
      sequence: 0,
      at: 20,
      sentAt: 70,
      ranges: "0-15",
      position: 15,
      device: "phone",
    });
    expect(data).toMatchObject({ position: 75, device: "laptop", watchedSeconds: 30 });
  });

  test("leads on: to the next lesson from the end of one, and to its beginning after the last", async ({
    origin,
  }) => {
    const token = await origin.signIn(buyer);
    origin.pass(200 * second);
    await tell(origin, token, { sequence: 0, at: 120, elapsed: 120, ranges: "0-120", position: 120 });
    expect((await courseOf(origin, token, 3)).resume).toMatchObject({
      lessonId: 7,
      lessonNumber: 2,
      position: 0,
    });
    origin.pass(30 * second);
    await tell(origin, token, {
      lessonId: 7,
      session: "session-2",
      sequence: 0,
      at: 150,
      ranges: "0-18",
      position: 18,
      elapsed: 18,
    });
    expect(await courseOf(origin, token, 3)).toMatchObject({
      percent: 100,
      finished: true,
      resume: { lessonId: 6, position: 0 },
    });
    const bought = (await origin.call("/webCourse/coursePurchased", {}, token)).data.records;
    expect(bought[0]).toMatchObject({ targetId: 3, state: 1, completedNum: 2, studyTime: 2 });
  });
});

describe("the calendar", () => {
  test("agrees with today and the run of days", async ({ origin }) => {
    const token = await origin.signIn(buyer);
    const { days } = (
      await origin.call("/webCourse/studyCalendar", { from: "2026-01-01", to: "2026-12-31" }, token)
    ).data;
    expect(days).toEqual([
      { day: "2026-11-16", seconds: 3600 },
      { day: "2026-11-18", seconds: 300 },
      { day: "2026-11-19", seconds: 1800 },
      { day: "2026-11-20", seconds: 1500 },
    ]);
  });

  test("is asked for by real days, 400 at most", async ({ origin }) => {
    const token = await origin.signIn(buyer);
    const refused = { code: 500, reason: "BAD_PARAMETER" };
    for (const [from, to] of [
      ["2026-02-30", "2026-03-01"],
      ["2026-1-1", "2026-03-01"],
      ["2024-01-01", "2026-01-01"],
      ["", "2026-01-01"],
    ] as const)
      expect(await origin.call("/webCourse/studyCalendar", { from, to }, token)).toMatchObject(refused);
    expect(
      await origin.call("/webCourse/studyCalendar", { from: "2026-01-01", to: "2026-01-02" }),
    ).toMatchObject({
      code: 403,
    });
  });
});

describe("a course's progress", () => {
  test("is nothing at first, and not found for no course", async ({ origin }) => {
    const token = await origin.signIn(stranger);
    expect(await courseOf(origin, token, 5)).toMatchObject({ percent: 0, finished: false, resume: null });
    expect(await origin.call("/webCourse/courseProgress", { id: 999 }, token)).toMatchObject({
      reason: "NOT_FOUND",
    });
  });

  test("of a free one puts it among the learner's own; a trial does not", async ({ origin }) => {
    const token = await origin.signIn(stranger);
    origin.pass(60 * second);
    const seen = { sequence: 0, at: 12, elapsed: 12, ranges: "0-12", position: 12 };
    await tell(origin, token, { ...seen, lessonId: 10, session: "session-free" });
    await tell(origin, token, { ...seen, lessonId: 1, session: "session-trial" });
    const { data } = await origin.call("/webCourse/coursePurchased", {}, token);
    expect(data).toMatchObject({
      total: 1,
      records: [{ targetId: 5, state: 0, resume: { lessonId: 10, position: 12 } }],
    });
  });

  test("asks the database as often for eight bought courses as for one", async ({ origin }) => {
    const token = await origin.signIn(buyer);
    const statements = async (size: number) => {
      origin.statements.length = 0;
      await origin.call("/webCourse/coursePurchased", { size }, token);
      return origin.statements.length;
    };
    expect(await statements(1)).toBe(await statements(8));
  });
});
