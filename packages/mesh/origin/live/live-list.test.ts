import { expect } from "vitest";
import { test, type TestOrigin } from "../test/test-origin.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const list = async (origin: TestOrigin) => (await origin.call("/webHome/live")).data;
const of = async (origin: TestOrigin, id: number) =>
  (await list(origin)).find((live: { id: number }) => live.id === id);

test("broadcasts come in the order in which they begin, each with its state by the clock", async ({
  origin,
}) => {
  const lives = await list(origin);
  expect(
    lives.map(({ id, startTime, state }: Record<string, unknown>) => ({ id, startTime, state })),
  ).toEqual([
    { id: 1, startTime: "2026-11-17 19:30:00", state: 2 },
    { id: 2, startTime: "2026-11-20 12:00:00", state: 1 },
    { id: 3, startTime: "2026-11-20 19:30:00", state: 0 },
    { id: 4, startTime: "2026-11-22 10:00:00", state: 0 },
  ]);
  expect(lives[0]).toMatchObject({
    focusNum: 210,
    hasReplay: true,
    durationMinutes: 90,
    tutor: { name: "陆怀针", title: "主任医师", avatar: "/media/people/lu.svg" },
  });
  expect(lives[0]).not.toHaveProperty("checkContent");
});

test("a broadcast runs from its first second and is over once its minutes are up", async ({ origin }) => {
  // From noon to half past seven, less a second.
  origin.pass(450 * minute - 1000);
  expect((await of(origin, 3)).state).toBe(0);
  origin.pass(1000);
  expect((await of(origin, 3)).state).toBe(1);
  origin.pass(60 * minute - 1000);
  expect((await of(origin, 3)).state).toBe(1);
  origin.pass(1000);
  expect((await of(origin, 3)).state).toBe(2);
});

test("a sample's days move on at midnight in Shanghai, not before", async ({ origin }) => {
  origin.pass(12 * 60 * minute - 1000);
  expect((await of(origin, 4)).startTime).toBe("2026-11-22 10:00:00");
  origin.pass(1000);
  expect((await of(origin, 4)).startTime).toBe("2026-11-23 10:00:00");
  expect((await of(origin, 1)).startTime).toBe("2026-11-18 19:30:00");
});

test("what begins anew all day is always running", async ({ origin }) => {
  for (const hop of [0, 119 * minute, minute, 601 * minute, 1000]) {
    origin.pass(hop);
    expect((await of(origin, 2)).state).toBe(1);
  }
});

test("the sample has something over, running and to come on any day of any year", async ({ origin }) => {
  for (const days of [0, 1, 99, 1000]) {
    origin.pass(days * day);
    const states = (await list(origin)).map(({ state }: { state: number }) => state);
    expect(states).toEqual(expect.arrayContaining([0, 1, 2]));
  }
});

test("what left the content folder is not announced", async ({ origin }) => {
  await origin.db.updateTable("live").set({ withdrawn: true }).where("id", "=", 3).execute();
  expect(await of(origin, 3)).toBeUndefined();
});

test("the timeline has at most twelve, the nearest ones", async ({ origin }) => {
  const template = await origin.db
    .selectFrom("live")
    .selectAll()
    .where("id", "=", 4)
    .executeTakeFirstOrThrow();
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...template,
    id: 100 + index,
    dayFromToday: 3 + index,
  }));
  await origin.db.insertInto("live").values(many).execute();
  const ids = (await list(origin)).map(({ id }: { id: number }) => id);
  expect(ids).toEqual([1, 2, 3, 4, 100, 101, 102, 103, 104, 105, 106, 107]);
});
