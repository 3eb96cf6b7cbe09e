import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { test, type TestOrigin } from "../test/test-origin.ts";

const owner = "13800000001";
const other = "13800000002";

async function post(origin: TestOrigin, token: string, url: string, payload: object) {
  const response = await origin.request({
    method: "POST",
    url: `/knowledge/api/webCourse/${url}`,
    headers: { token },
    payload,
  });
  return response.json();
}
const note = (change: object = {}) => ({ id: randomUUID(), videoId: 1, second: 72, text: "直刺", ...change });

describe("notes", () => {
  test("are written, listed in the lesson's order, changed and deleted", async ({ origin }) => {
    const token = await origin.signIn(owner);
    const late = note({ second: 90, text: "  得气后\n留针 <b>二十</b> 分钟  " });
    const early = note({ second: 3 });
    expect(await post(origin, token, "noteCreate", late)).toEqual({
      code: 200,
      msg: "success",
      data: {
        ...late,
        text: "得气后\n留针 <b>二十</b> 分钟",
        createTime: "2026-11-20 12:00:00",
        updateTime: "2026-11-20 12:00:00",
      },
    });
    await post(origin, token, "noteCreate", early);
    await post(origin, token, "noteCreate", note({ videoId: 2 }));
    const list = async () =>
      (await origin.call("/webCourse/noteList", { videoId: 1 }, token)).data.map(
        ({ second, text }: { second: number; text: string }) => [second, text],
      );
    expect(await list()).toEqual([
      [3, "直刺"],
      [90, "得气后\n留针 <b>二十</b> 分钟"],
    ]);
    origin.pass(60_000);
    const changed = await post(origin, token, "noteUpdate", { id: early.id, second: 5, text: "斜刺" });
    expect(changed.data).toMatchObject({ second: 5, text: "斜刺", updateTime: "2026-11-20 12:01:00" });
    expect((await origin.call("/webCourse/noteDelete", { id: late.id }, token)).code).toBe(200);
    expect(await list()).toEqual([[5, "斜刺"]]);
    expect(await origin.call("/webCourse/noteDelete", { id: late.id }, token)).toMatchObject({
      reason: "NOT_FOUND",
    });
  });

  test("are their writer's alone: nobody else lists, changes, deletes or takes over one", async ({
    origin,
  }) => {
    const mine = note();
    const token = await origin.signIn(owner);
    await post(origin, token, "noteCreate", mine);
    const stranger = await origin.signIn(other);
    expect((await origin.call("/webCourse/noteList", { videoId: 1 }, stranger)).data).toEqual([]);
    const gone = { code: 500, reason: "NOT_FOUND", data: null };
    const change = { id: mine.id, second: 1, text: "x" };
    expect(await post(origin, stranger, "noteUpdate", change)).toMatchObject(gone);
    expect(await origin.call("/webCourse/noteDelete", { id: mine.id }, stranger)).toMatchObject(gone);
    expect(await post(origin, stranger, "noteCreate", { ...mine, text: "x" })).toMatchObject(gone);
    expect((await origin.call("/webCourse/noteList", { videoId: 1 }, token)).data).toMatchObject([
      { second: 72, text: "直刺" },
    ]);
    expect(await origin.call("/webCourse/noteList", { videoId: 1 })).toMatchObject({ code: 403 });
  });

  test("are not doubled when they are sent again after a lost answer", async ({ origin }) => {
    const token = await origin.signIn(owner);
    const once = note();
    await post(origin, token, "noteCreate", once);
    expect(await post(origin, token, "noteCreate", once)).toMatchObject({ code: 200 });
    expect((await origin.call("/webCourse/noteList", { videoId: 1 }, token)).data).toHaveLength(1);
  });

  test("stand beside lessons that can be watched, in trial too", async ({ origin }) => {
    const token = await origin.signIn(other);
    expect(await post(origin, token, "noteCreate", note())).toMatchObject({ code: 200 });
    const locked = await post(origin, token, "noteCreate", note({ videoId: 4 }));
    expect(locked).toMatchObject({ code: 500, reason: "NOT_ALLOWED", msg: "请先购买课程" });
    const nowhere = await post(origin, token, "noteCreate", note({ videoId: 999 }));
    expect(nowhere).toMatchObject({ reason: "NOT_FOUND" });
  });

  test("are bounded in length, moment and number", async ({ origin }) => {
    const token = await origin.signIn(owner);
    const answer = async (change: object) => await post(origin, token, "noteCreate", note(change));
    expect(await answer({ text: "针".repeat(2000) })).toMatchObject({ code: 200 });
    const wrong = [{ text: "针".repeat(2001) }, { text: "" }, { text: " \n " }, { text: 7 }];
    for (const change of wrong) {
      expect(await answer(change)).toMatchObject({ reason: "BAD_PARAMETER", msg: "笔记要有 1 到 2000 个字" });
    }
    for (const change of [
      { second: -1 },
      { second: 86_401 },
      { second: 1.5 },
      { id: "1" },
      { text: "a\0" },
    ]) {
      expect(await answer(change)).toMatchObject({ reason: "BAD_PARAMETER" });
    }
    const learner = await origin.db
      .selectFrom("learner")
      .where("mobile", "=", owner)
      .select("id")
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: 499 }, (_, at) => ({
      id: randomUUID(),
      learnerId: learner.id,
      lessonId: 1,
      second: at,
      text: "针",
      createdAt: origin.clock(),
      updatedAt: origin.clock(),
    }));
    await origin.db.insertInto("note").values(many).execute();
    expect(await answer({})).toMatchObject({ code: 500, reason: "TOO_MANY" });
  });
});
