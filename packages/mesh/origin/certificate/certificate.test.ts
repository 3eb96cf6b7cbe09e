import { describe, expect } from "vitest";
import { test, type TestOrigin } from "../test/test-origin.ts";
import { newCode, plainCode, withDashes } from "./certificate-code.ts";

const learner = "13900001234";

const learnerOf = ({ db }: TestOrigin) =>
  db.selectFrom("learner").where("mobile", "=", learner).select("id").executeTakeFirstOrThrow();

async function buy(origin: TestOrigin, courseId: number) {
  const { id: learnerId } = await learnerOf(origin);
  await origin.db
    .insertInto("purchase")
    .values({ learnerId, courseId, amountFen: 1, paidAt: origin.clock() })
    .execute();
}

/** Marks lessons of course 1 as completed, as reports of watching them whole would. */
async function complete(origin: TestOrigin, lessonIds: number[]) {
  const { id: learnerId } = await learnerOf(origin);
  const at = origin.clock();
  for (const lessonId of lessonIds) {
    const row = { learnerId, lessonId, watched: "{[0,10000)}", completedAt: at, position: 0, positionAt: at };
    await origin.db
      .insertInto("lessonProgress")
      .values({ ...row, deviceId: "device", device: "Chrome" })
      .onConflict((conflict) => conflict.columns(["learnerId", "lessonId"]).doUpdateSet(row))
      .execute();
  }
}

describe("a certificate", () => {
  test("is refused until every lesson is completed, and says how many are left", async ({ origin }) => {
    const token = await origin.signIn(learner);
    await buy(origin, 1);
    await complete(origin, [1, 2]);
    expect(await origin.call("/webCourse/certificateIssue", { id: 1 }, token)).toMatchObject({
      code: 500,
      reason: "NOT_ALLOWED",
      msg: "还有 1 讲没有学完，学完以后来领证书",
    });
    expect(await origin.call("/webCourse/certificateIssue", { id: 1 })).toMatchObject({ code: 403 });
    expect(await origin.call("/webCourse/certificateIssue", { id: 999 }, token)).toMatchObject({
      reason: "NOT_FOUND",
    });
  });

  test("of a paid course is its buyers' alone, however far a trial reaches", async ({ origin }) => {
    const token = await origin.signIn(learner);
    await complete(origin, [1, 2, 3]);
    const ask = () => origin.call("/webCourse/certificateIssue", { id: 1 }, token);
    expect(await ask()).toMatchObject({ reason: "NOT_ALLOWED", msg: "购买这门课、学完以后来领证书" });
    await buy(origin, 1);
    expect(await ask()).toMatchObject({ code: 200, data: { courseId: 1 } });
  });

  test("is handed out once, and anyone can check it by its code", async ({ origin }) => {
    const token = await origin.signIn(learner);
    await buy(origin, 1);
    await complete(origin, [1, 2, 3]);
    const { data } = await origin.call("/webCourse/certificateIssue", { id: 1, name: "林 知夏" }, token);
    expect(data).toMatchObject({
      learnerName: "林 知夏",
      courseName: "针道入门",
      lessonCount: 3,
      courseId: 1,
    });
    expect(data.code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    origin.pass(60_000);
    const again = await origin.call("/webCourse/certificateIssue", { id: 1, name: "别的名字" }, token);
    expect(again.data).toEqual(data);
    for (const typed of [data.code, data.code.toLowerCase(), data.code.replaceAll("-", " ")]) {
      expect((await origin.call("/webCourse/certificateDetail", { code: typed })).data).toEqual(data);
    }
    expect((await origin.call("/webCourse/certificateList", {}, token)).data).toEqual([data]);
  });

  test("asked for many times at once is one", async ({ origin }) => {
    const token = await origin.signIn(learner);
    await buy(origin, 1);
    await complete(origin, [1, 2, 3]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => origin.call("/webCourse/certificateIssue", { id: 1 }, token)),
    );
    expect(new Set(answers.map(({ data }) => data.code)).size).toBe(1);
    expect(answers[0]?.data.learnerName).toBe("学员1234");
  });

  test("that does not exist is said not to, and a name must be one", async ({ origin }) => {
    expect(await origin.call("/webCourse/certificateDetail", { code: "0000-0000-0000-0000" })).toMatchObject({
      reason: "NOT_FOUND",
      msg: "没有这张证书，请核对编号",
    });
    const token = await origin.signIn(learner);
    for (const name of [" 前有空格", "换\n行", "长".repeat(21)]) {
      expect(await origin.call("/webCourse/certificateIssue", { id: 1, name }, token)).toMatchObject({
        reason: "BAD_PARAMETER",
        msg: "姓名是一到二十个字，前后没有空格",
      });
    }
  });
});

describe("a code", () => {
  test("has sixteen digits that are hard to mistake, each as likely as any other", () => {
    const seen = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const [digit = ""] = newCode(() => Buffer.alloc(16, byte));
      seen.set(digit, (seen.get(digit) ?? 0) + 1);
    }
    expect(seen.size).toBe(32);
    expect(new Set(seen.values())).toEqual(new Set([8]));
    expect([...seen.keys()].join("")).not.toMatch(/[ILOU]/);
  });

  test("is read as it may have been typed", () => {
    expect(withDashes("7K3M9QPT2BWDH4ZR")).toBe("7K3M-9QPT-2BWD-H4ZR");
    expect(plainCode(" 7k3m-9qpt 2bwd-h4zr ")).toBe("7K3M9QPT2BWDH4ZR");
    expect(plainCode("OIL0")).toBe("0110");
  });
});
