import { describe, expect } from "vitest";
import { test } from "../test/test-origin.ts";

const idsOf = ({ data }: { data: { records: { id: number }[] } }) => data.records.map(({ id }) => id);

describe("the disciples", () => {
  test("come in pages, those with a portrait first and then in the order of their numbers", async ({
    origin,
  }) => {
    const first = await origin.call("/webHome/disciple", { current: 0, size: 4 });
    expect(first.data.total).toBe(10);
    expect(idsOf(first)).toEqual([8, 1, 2, 3]);
    expect(first.data.records[0]).toEqual({
      id: 8,
      nickname: "弟子8",
      avatar: "/media/people/lu.svg",
      coverImg: "/media/people/lu.svg",
      intro: "在海淀看颈肩痛。",
      ziHao: "守拙",
      province: "北京市",
      city: "海淀区",
      label: "首期弟子",
      type: 1,
    });
    expect(idsOf(await origin.call("/webHome/disciple", { current: 2, size: 4 }))).toEqual([4, 5, 6, 7]);
    expect(idsOf(await origin.call("/webHome/disciple", { current: 9, size: 4 }))).toEqual([]);
  });

  test("are found by province, city and kind together; 0 is every kind", async ({ origin }) => {
    const find = async (query: Record<string, string | number>) =>
      idsOf(await origin.call("/webHome/disciple", { size: 20, ...query })).toSorted((a, b) => a - b);
    expect(await find({ province: "四川省" })).toEqual([1, 2, 3, 4, 5]);
    expect(await find({ province: "四川省", city: "宜宾市" })).toEqual([3, 4, 5]);
    expect(await find({ province: "四川省", type: 1 })).toEqual([1, 2]);
    expect(await find({ type: 2 })).toEqual([3, 4, 5, 10]);
    expect(await find({ type: 0, province: "" })).toHaveLength(10);
    expect(await find({ province: "四川省", city: "海淀区" })).toEqual([]);
    expect(await find({ province: "火星" })).toEqual([]);
    expect(await origin.call("/webHome/disciple", { type: 3 })).toMatchObject({
      reason: "BAD_PARAMETER",
      msg: "类别（type）不能大于 2",
    });
  });

  test("are counted by province and kind, in the order of regions, in one statement", async ({ origin }) => {
    const before = origin.statements.length;
    const { data } = await origin.call("/webHome/discipleMap");
    expect(data).toEqual([
      { province: "北京市", disNum: 4, preNum: 0 },
      { province: "四川省", disNum: 2, preNum: 3 },
      { province: "香港特别行政区", disNum: 0, preNum: 1 },
    ]);
    expect(origin.statements.length - before).toBe(1);
  });

  test("live in provinces and cities, in the order of regions", async ({ origin }) => {
    expect((await origin.call("/webHome/discipleCity")).data).toEqual([
      { province: "北京市", citys: ["海淀区"] },
      { province: "四川省", citys: ["成都市", "宜宾市"] },
      { province: "香港特别行政区", citys: [] },
    ]);
  });
});
