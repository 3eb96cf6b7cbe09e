import ICAL from "ical.js";
import { describe, expect } from "vitest";
import { type TestOrigin, test } from "../test/test-origin.ts";

const day = 24 * 60 * 60 * 1000;

async function look(origin: TestOrigin, id: number, headers: Record<string, string> = {}) {
  const answer = await origin.request({
    method: "POST",
    url: `/knowledge/api/webHome/offlineCourseLook?id=${id}`,
    headers: { "user-agent": "one", ...headers },
  });
  return answer.json();
}

describe("offline courses", () => {
  test("come in pages, the latest first", async ({ origin }) => {
    const { data } = await origin.call("/webHome/offlineCoursePage", { current: 1, size: 2 });
    expect(data.total).toBe(3);
    expect(data.records.map(({ id }: { id: number }) => id)).toEqual([3, 2]);
    expect(data.records[0]).toEqual({
      id: 3,
      title: "线下课3",
      subTitle: "四天，把手放轻",
      coverImg: "/media/covers/one.svg",
      address: "四川省成都市武侯区",
      lookNum: 0,
      startTime: "2026-09-15 09:00:00",
      endTime: "2026-09-18 16:30:00",
    });
  });

  test("have a page each, and one that does not exist is not found", async ({ origin }) => {
    const { data } = await origin.call("/webHome/offlineCourseDetail", { id: 1 });
    expect(data).toMatchObject({ title: "黄山, 秋期; 面授", latitude: 30.082 });
    expect(data.cnts).toContain("<h2>带什么</h2>");
    expect(await origin.call("/webHome/offlineCourseDetail", { id: 99 })).toMatchObject({
      reason: "NOT_FOUND",
      msg: "线下课不存在或已结束",
    });
    expect(await origin.call("/webHome/offlineCourseDetail", { id: "abc" })).toMatchObject({
      reason: "BAD_PARAMETER",
    });
  });

  test("count a look once for each visitor and day", async ({ origin }) => {
    expect((await look(origin, 1)).data).toEqual({ lookNum: 1 });
    expect((await look(origin, 1)).data).toEqual({ lookNum: 1 });
    expect((await look(origin, 1, { "user-agent": "two" })).data).toEqual({ lookNum: 2 });
    expect((await look(origin, 1, { "x-forwarded-for": "203.0.113.7" })).data).toEqual({ lookNum: 3 });
    const token = await origin.signIn("13900001234");
    expect((await look(origin, 1, { token })).data).toEqual({ lookNum: 4 });
    // A learner is the same on another device.
    expect((await look(origin, 1, { token, "user-agent": "three" })).data).toEqual({ lookNum: 4 });
    expect((await look(origin, 2)).data).toEqual({ lookNum: 1 });
    origin.pass(day);
    expect((await look(origin, 1)).data).toEqual({ lookNum: 5 });
    expect(await look(origin, 99)).toMatchObject({ reason: "NOT_FOUND" });
    expect((await origin.call("/webHome/offlineCourseDetail", { id: 1 })).data.lookNum).toBe(5);
  });

  test("keep nothing readable of a visitor, and nothing at all of yesterday's", async ({ origin }) => {
    await look(origin, 1, { "x-forwarded-for": "203.0.113.7" });
    const [kept] = await origin.db.selectFrom("offlineCourseLook").selectAll().execute();
    expect(kept?.visitor).toHaveLength(32);
    origin.pass(day);
    await look(origin, 2);
    const rows = await origin.db.selectFrom("offlineCourseLook").selectAll().execute();
    expect(rows.map(({ courseId }) => courseId)).toEqual([2]);
  });

  test("that are looked at many times at once by one visitor count once", async ({ origin }) => {
    await Promise.all(Array.from({ length: 10 }, () => look(origin, 1)));
    expect((await origin.call("/webHome/offlineCourseDetail", { id: 1 })).data.lookNum).toBe(1);
  });

  test("are a calendar file that a calendar reads: the hours of Shanghai, the place, the words", async ({
    origin,
  }) => {
    const { data } = await origin.call("/webHome/offlineCourseDetail", { id: 1 });
    const file = await origin.request({ method: "GET", url: data.calendar });
    expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(file.headers["content-disposition"]).toContain("attachment");
    const [event] = new ICAL.Component(ICAL.parse(file.body)).getAllSubcomponents("vevent");
    if (!event) throw new Error("no event in the file");
    const read = new ICAL.Event(event);
    expect(read.summary).toBe("黄山, 秋期; 面授");
    expect(read.location).toBe("四川省成都市武侯区");
    expect(read.description).toBe("四天，把手放轻");
    expect(read.startDate.toJSDate().toISOString()).toBe("2026-03-15T01:00:00.000Z");
    expect(read.endDate.toJSDate().toISOString()).toBe("2026-03-18T08:30:00.000Z");
    const missing = await origin.request({
      method: "GET",
      url: "/knowledge/api/webHome/offlineCourseCalendar?id=99",
    });
    expect(missing.json()).toMatchObject({ reason: "NOT_FOUND" });
  });
});
