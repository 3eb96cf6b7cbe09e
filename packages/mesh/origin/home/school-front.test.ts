import { expect } from "vitest";
import { test } from "../test/test-origin.ts";

test("the founder comes with years in order and the biography of the content folder", async ({ origin }) => {
  const { data } = await origin.call("/webHome/inherit");
  expect(data).toEqual({
    name: "陆怀针",
    title: "创办人",
    cover: "/media/people/lu.svg",
    intro: "从事针灸教学三十年。",
    cnts: expect.stringContaining("<blockquote>"),
    years: [
      { year: 1990, text: "入针灸科" },
      { year: 2021, text: "创办学校" },
    ],
  });
});

test("without a biography the founder is still told; without a founder it is refused", async ({ origin }) => {
  await origin.db.deleteFrom("page").where("slug", "=", "founder").execute();
  expect((await origin.call("/webHome/inherit")).data).toMatchObject({ name: "陆怀针", cnts: "" });
  await origin.db.deleteFrom("founder").execute();
  expect(await origin.call("/webHome/inherit")).toMatchObject({ code: 500, reason: "NOT_FOUND" });
});

test("growth solutions come in their order, with steps and the service's code where there are any", async ({
  origin,
}) => {
  expect((await origin.call("/webHome/scAdvert")).data).toEqual([
    {
      id: 2,
      cover: "/media/covers/one.svg",
      title: "从会扎针，到能坐诊",
      intro: "半年时间。",
      serverQR: "/media/qr/app.svg",
      points: [
        { title: "跟诊", text: "八周" },
        { title: "接诊", text: "八周" },
      ],
    },
    {
      id: 1,
      cover: "/media/covers/one.svg",
      title: "第二个方案",
      intro: "没有步骤。",
      serverQR: null,
      points: [],
    },
  ]);
});

test("activities are paged, what one can still join before what is over", async ({ origin }) => {
  const { data } = await origin.call("/webCmsAct/actList", { size: 2 });
  expect(data.total).toBe(3);
  expect(data.records).toEqual([
    expect.objectContaining({ id: 2, state: 0, startTime: "2026-12-21 08:00:00" }),
    expect.objectContaining({ id: 1, state: 1, endTime: "2026-11-27 22:00:00" }),
  ]);
  expect((await origin.call("/webCmsAct/actList", { size: 2, current: 2 })).data.records).toEqual([
    expect.objectContaining({ id: 3, state: 2 }),
  ]);
  expect((await origin.call("/webCmsAct/actList", { current: 9 })).data).toEqual({ total: 3, records: [] });
});

test("an activity ends with its last second", async ({ origin }) => {
  // From noon on the 20th to ten in the evening on the 27th.
  origin.pass((7 * 24 + 10) * 3_600_000);
  expect((await origin.call("/webCmsAct/actDetail", { id: 1 })).data.state).toBe(1);
  origin.pass(1000);
  expect((await origin.call("/webCmsAct/actDetail", { id: 1 })).data.state).toBe(2);
});

test("an activity has its text; one that is not there is refused, and so is a wrong number", async ({
  origin,
}) => {
  expect((await origin.call("/webCmsAct/actDetail", { id: 2 })).data).toMatchObject({
    title: "冬至开灸",
    cnts: expect.stringContaining("<p>第2个活动的说明。</p>"),
  });
  expect(await origin.call("/webCmsAct/actDetail", { id: 77 })).toMatchObject({ reason: "NOT_FOUND" });
  expect(await origin.call("/webCmsAct/actDetail", { id: "x" })).toMatchObject({ reason: "BAD_PARAMETER" });
});
