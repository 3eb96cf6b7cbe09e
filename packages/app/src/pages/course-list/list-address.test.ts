import { describe, expect, it } from "vitest";
import { isFiltered, listHref, readListAddress } from "./list-address.ts";

describe("a course list's address", () => {
  it("is read back as it was written", () => {
    const address = readListAddress("paid", "itemId=3&itemId2=31&keyword=胃经&sort=hot&page=2");
    expect(address).toEqual({
      kind: "paid",
      itemId: "3",
      itemId2: "31",
      keyword: "胃经",
      sort: "HOTTEST",
      page: 2,
    });
    expect(readListAddress("paid", listHref(address, { page: 2 }).split("?")[1] ?? "")).toEqual(address);
  });

  it("starts at the first page when a filter changes", () => {
    const address = readListAddress("all", "page=4");
    expect(listHref(address, { itemId: "5" })).toBe("/courselist?itemId=5");
  });

  it("leaves out what is the default", () => {
    expect(listHref(readListAddress("free", ""))).toBe("/courselistFree");
  });

  it.each(["page=0", "page=-1", "page=1.5", "page=x", "page=1e9"])(
    "takes %s for the first page",
    (search) => {
      expect(readListAddress("all", search).page).toBe(1);
    },
  );

  it("takes page 9999 at its word: it is empty, not an error", () => {
    expect(readListAddress("all", "page=9999").page).toBe(9999);
  });

  it("drops a second level without a first, and ids that are none", () => {
    expect(readListAddress("all", "itemId2=3")).toMatchObject({ itemId: undefined, itemId2: undefined });
    expect(readListAddress("all", "itemId=abc&itemId2=3").itemId).toBeUndefined();
  });

  it("cuts a keyword that is far too long", () => {
    expect(readListAddress("all", `keyword=${"针".repeat(5000)}`).keyword).toHaveLength(100);
  });

  it("counts a category or a keyword as a filter, the order not", () => {
    expect(isFiltered(readListAddress("all", "sort=hot"))).toBe(false);
    expect(isFiltered(readListAddress("all", "keyword=针"))).toBe(true);
    expect(isFiltered(readListAddress("all", "itemId=2"))).toBe(true);
  });
});
