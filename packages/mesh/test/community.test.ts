import { afterAll, beforeAll, expect, test } from "vitest";
import { openGateway } from "./open-gateway.ts";
import { startRealOrigin } from "./real-origin.ts";

let origin: Awaited<ReturnType<typeof startRealOrigin>>;
let gateway: Awaited<ReturnType<typeof openGateway>>;
beforeAll(async () => {
  origin = await startRealOrigin();
  gateway = await openGateway({ KNOWLEDGE_API_URL: `${origin.url}/knowledge/api` });
});
afterAll(() => origin.stop());

test("disciples are asked for by region and kind, and counted by province", async () => {
  const { data, errors } = await gateway.ask(`{
    all: disciples(pageSize: 1) { total items { id nickname styleName portrait kind } }
    juniors: disciples(kind: JUNIOR_DISCIPLE, province: "四川省", city: "宜宾市") { total items { kind } }
    discipleMap { province disciples juniorDisciples }
    discipleRegions { province cities }
  }`);
  expect(errors).toBeUndefined();
  expect(data.all.total).toBe(10);
  expect(data.all.items).toEqual([
    { id: "8", nickname: "弟子8", styleName: "守拙", portrait: "/media/people/lu.svg", kind: "DISCIPLE" },
  ]);
  expect(data.juniors.total).toBe(3);
  expect(data.juniors.items[0]).toEqual({ kind: "JUNIOR_DISCIPLE" });
  expect(data.discipleMap).toContainEqual({ province: "四川省", disciples: 2, juniorDisciples: 3 });
  expect(data.discipleRegions[1]).toEqual({ province: "四川省", cities: ["成都市", "宜宾市"] });
});

test("an offline course has ISO times, a calendar file, and counts who looks, told apart by address", async () => {
  const { data, errors } = await gateway.ask(`{
    offlineCourses(pageSize: 1) { total items { id startsAt } }
    offlineCourse(id: 1) { title subtitle startsAt endsAt content calendar latitude }
  }`);
  expect(errors).toBeUndefined();
  expect(data.offlineCourses.total).toBe(3);
  expect(data.offlineCourse.startsAt).toBe("2026-03-15T01:00:00.000Z");
  expect(data.offlineCourse.calendar).toBe("/knowledge/api/webHome/offlineCourseCalendar?id=1");
  const look = async (address: string) => {
    const answer = await gateway.ask(`mutation { lookAtOfflineCourse(id: 1) { looks } }`, {
      headers: { "x-forwarded-for": address },
    });
    return answer.data?.lookAtOfflineCourse.looks;
  };
  const first = await look("203.0.113.1");
  expect(await look("203.0.113.1")).toBe(first);
  expect(await look("203.0.113.2")).toBe(first + 1);
  const missing = await gateway.ask(`{ offlineCourse(id: 99) { title } }`);
  expect(missing.errors?.[0]?.extensions).toMatchObject({ reason: "NOT_FOUND" });
});
