import { describe, expect } from "vitest";
import { test } from "../test/test-origin.ts";

const detail = "/webCourse/courseDetail";

describe("a course", () => {
  test("comes with lessons, lecturer, categories and refund notice, and says nothing of ownership to strangers", async ({
    origin,
  }) => {
    const { data } = await origin.call(detail, { id: 1 });
    expect(data).toMatchObject({
      name: "针道入门",
      payPrice: 1999,
      lookTime: 1,
      buyNote: "<p>七天内可全额退款。</p>",
      itemPath: [
        { id: 1, name: "针灸" },
        { id: 11, name: "针刺手法" },
      ],
      tutor: { name: "陆怀针", title: "主任医师", avatar: "/media/people/lu.svg" },
      put: null,
    });
    expect(data.videoList).toHaveLength(3);
    expect(data.videoList[0]).toEqual({
      id: 1,
      title: "第1讲",
      cover: "/media/covers/one.svg",
      gtime: 120,
      studyNumber: 10,
    });
  });

  test("shows no script of its author", async ({ origin }) => {
    const { cnts } = (await origin.call(detail, { id: 1 })).data;
    expect(cnts).toContain("适合谁");
    expect(cnts).not.toMatch(/script|onerror|javascript/);
  });

  test("is unpaid, paid or free to the learner who asks", async ({ origin }) => {
    const token = await origin.signIn("13800000001");
    const put = async (id: number) => (await origin.call(detail, { id }, token)).data.put;
    expect(await put(1)).toEqual({ state: 1, amount: 1999 });
    expect(await put(2)).toEqual({ state: 0, amount: null });
    expect(await put(5)).toEqual({ state: 1, amount: null });
  });

  test("that does not exist is refused in words", async ({ origin }) => {
    const refusal = { code: 500, msg: "课程不存在或已下架", data: null, reason: "NOT_FOUND" };
    expect(await origin.call(detail, { id: 99 })).toEqual(refusal);
    expect(await origin.call("/webCourse/courseLike", { id: 99 })).toEqual(refusal);
  });

  test("that was withdrawn is gone for all but its buyers", async ({ origin }) => {
    await origin.db.updateTable("course").set({ withdrawn: true }).where("id", "=", 1).execute();
    expect(await origin.call(detail, { id: 1 })).toMatchObject({ reason: "NOT_FOUND" });
    const token = await origin.signIn("13800000001");
    expect(await origin.call(detail, { id: 1 }, token)).toMatchObject({ data: { id: 1, put: { state: 1 } } });
    expect((await origin.call("/webCourse/coursePage", { keyword: "针道" })).data.total).toBe(0);
  });

  test("asks the database three times for a stranger, whatever it holds", async ({ origin }) => {
    for (const id of [1, 15]) {
      origin.statements.length = 0;
      await origin.call(detail, { id });
      expect(origin.statements).toHaveLength(3);
    }
  });

  test("recommends six others, first those under the same top category", async ({ origin }) => {
    const like = (await origin.call("/webCourse/courseLike", { id: 1 })).data;
    expect(like.map(({ id }: { id: number }) => id)).toEqual([5, 2, 3, 15, 14, 13]);
    expect(like[0]).toEqual({ id: 5, name: "四诊入门", cover: "/media/covers/one.svg", videoNumber: 2 });
  });
});

describe("purchased courses", () => {
  test("list what this learner bought, those studied or bought last first, with their study", async ({
    origin,
  }) => {
    const token = await origin.signIn("13800000001");
    const { data } = await origin.call("/webCourse/coursePurchased", {}, token);
    expect(data.total).toBe(2);
    expect(data.records).toEqual([
      {
        targetId: 1,
        name: "针道入门",
        cover: "/media/covers/one.svg",
        courseScore: 4.9,
        maxNum: 3,
        studyTime: 2,
        state: 1,
        percent: 100,
        completedNum: 3,
        resume: {
          lessonId: 1,
          lessonNumber: 1,
          lessonTitle: "第1讲",
          position: 0,
          leftAt: "2026-11-20 12:00:00",
        },
      },
      expect.objectContaining({ targetId: 3, state: 0, studyTime: 0, maxNum: 2 }),
    ]);
    const other = await origin.signIn("13800000002");
    expect((await origin.call("/webCourse/coursePurchased", {}, other)).data).toEqual({
      total: 0,
      records: [],
    });
  });
});
