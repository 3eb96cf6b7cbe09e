import { describe, expect } from "vitest";
import { test, type TestOrigin } from "../test/test-origin.ts";

const all = "/webCourse/coursePage";
const idsOf = async (origin: TestOrigin, url: string, query: Record<string, string | number> = {}) => {
  const { data } = await origin.call(url, { size: 100, ...query });
  return data.records.map(({ id }: { id: number }) => id);
};

describe("the course lists", () => {
  test("give a course as the contract says, money in yuan", async ({ origin }) => {
    const { data } = await origin.call(all, { keyword: "背俞" });
    expect(data).toEqual({
      total: 1,
      records: [
        {
          id: 2,
          name: "背俞穴精讲",
          resume: "背俞穴的定位与刺法。",
          cover: "/media/covers/one.svg",
          courseScore: 4.5,
          saleNum: 300,
          payPrice: 299.9,
          videoNum: 2,
        },
      ],
    });
  });

  test("hold all, paid or free courses", async ({ origin }) => {
    expect(await idsOf(origin, all)).toHaveLength(15);
    expect(await idsOf(origin, "/webHome/coursePickPage")).toEqual([4, 3, 2, 1]);
    expect(await idsOf(origin, "/webHome/courseFreePage")).toHaveLength(11);
  });

  test("come newest first, hottest first when asked", async ({ origin }) => {
    const paid = "/webHome/coursePickPage";
    expect(await idsOf(origin, paid, { isNew: 1 })).toEqual([4, 3, 2, 1]);
    expect(await idsOf(origin, paid, { isHot: 1, isNew: 0 })).toEqual([2, 1, 3, 4]);
  });

  test("take a parent category for all below it", async ({ origin }) => {
    expect(await idsOf(origin, all, { itemId: 1 })).toEqual([3, 2, 1, 5]);
    expect(await idsOf(origin, all, { itemId: 12 })).toEqual([3, 5]);
    expect(await idsOf(origin, all, { itemId: 999 })).toEqual([]);
  });

  test("find a keyword in name and summary, whatever its width, case and order of words", async ({
    origin,
  }) => {
    expect(await idsOf(origin, all, { keyword: "针" })).toEqual([1]);
    expect(await idsOf(origin, all, { keyword: "刺法" })).toEqual([2]);
    expect(await idsOf(origin, all, { keyword: "ｐＬＡＩＮ questions" })).toEqual([4]);
    expect(await idsOf(origin, all, { keyword: "questions 内经" })).toEqual([4]);
    // A name is found as it is read, too, and by its initials; one letter is not enough.
    expect(await idsOf(origin, all, { keyword: "ZhenDao" })).toEqual([1]);
    expect(await idsOf(origin, all, { keyword: "njxd questions" })).toEqual([4]);
    expect(await idsOf(origin, all, { keyword: "z" })).toEqual([]);
    expect(await idsOf(origin, all, { keyword: "  " })).toHaveLength(15);
  });

  test("take wildcards literally and want the letters side by side", async ({ origin }) => {
    expect(await idsOf(origin, all, { keyword: "%" })).toEqual([]);
    expect(await idsOf(origin, all, { keyword: "_" })).toEqual([]);
    expect(await idsOf(origin, all, { keyword: "背穴" })).toEqual([]);
    expect(await idsOf(origin, all, { keyword: "'; drop table course; --" })).toEqual([]);
  });

  test("number pages from 0 or 1 and are empty past the end", async ({ origin }) => {
    const page = async (current: number) => (await origin.call(all, { current, size: 2 })).data;
    expect(await page(0)).toEqual(await page(1));
    expect((await page(2)).records[0].id).toBe(2);
    expect(await page(9999)).toEqual({ total: 15, records: [] });
    expect((await origin.call(all)).data.records).toHaveLength(8);
  });

  test("ask the database twice, however many courses there are", async ({ origin }) => {
    origin.statements.length = 0;
    await origin.call(all, { size: 100, keyword: "讲" });
    expect(origin.statements).toHaveLength(2);
  });
});

describe("the home page's courses", () => {
  test("come as a tree of categories, each level in its order, under both names", async ({ origin }) => {
    const tree = (await origin.call("/webHome/courseItem")).data;
    expect(tree.map(({ name }: { name: string }) => name)).toEqual(["经典", "针灸"]);
    expect(tree[1].childList).toEqual([
      { id: 12, pid: 1, name: "腧穴", note: null, childList: [] },
      { id: 11, pid: 1, name: "针刺手法", note: null, childList: [] },
    ]);
    const other = await origin.request({ method: "GET", url: "/knowledge/api/webCourse/courseItem" });
    expect(other.json().data).toEqual(tree);
  });

  test("are four of a type, and nine free ones", async ({ origin }) => {
    const types = (await origin.call("/webHome/coursePickType")).data;
    expect(types).toEqual([
      { id: 2, typeName: "专题课" },
      { id: 1, typeName: "系统课" },
    ]);
    const picked = (await origin.call("/webHome/coursePickItem", { typeId: 1 })).data;
    expect(picked.map(({ id }: { id: number }) => id)).toEqual([2, 1]);
    const free = (await origin.call("/webHome/courseFree")).data;
    expect(free).toHaveLength(9);
    expect(free[0]).toMatchObject({ id: 5, payPrice: 0 });
  });

  test("cost one statement a call", async ({ origin }) => {
    for (const url of [
      "courseItem",
      "coursePickType",
      "coursePickItem",
      "courseFree",
      "banner",
      "homeParam",
    ]) {
      origin.statements.length = 0;
      expect(await origin.call(`/webHome/${url}`)).toMatchObject({ code: 200 });
      expect([url, origin.statements.length]).toEqual([url, 1]);
    }
  });
});
