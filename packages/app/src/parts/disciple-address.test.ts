import { describe, expect, it } from "vitest";
import { isFiltered, readDiscipleAddress } from "./disciple-address.ts";
import { disciplesHref } from "./disciples-href.ts";

describe("the disciples' address", () => {
  it("is read back as it was written", () => {
    const address = readDiscipleAddress("province=四川省&city=成都市&type=2&page=3");
    expect(address).toEqual({ province: "四川省", city: "成都市", choice: "junior", page: 3 });
    expect(readDiscipleAddress(disciplesHref(address, { page: 3 }).split("?")[1] ?? "")).toEqual(address);
  });

  it("starts at the first page when a filter changes, and leaves the city with its province", () => {
    const address = readDiscipleAddress("province=四川省&city=成都市&page=3");
    expect(disciplesHref(address, { choice: "disciple" })).not.toContain("page");
    expect(disciplesHref(address, { province: undefined })).toBe("/apprenticelist");
  });

  it.each(["page=0", "page=-1", "page=x", "type=9", "city=成都市", "province=%20"])(
    "falls back to everybody for %s",
    (search) => {
      const address = readDiscipleAddress(search);
      expect(disciplesHref(address)).toBe("/apprenticelist");
      expect(isFiltered(address)).toBe(false);
    },
  );

  it("keeps a province nobody knows, for the list to say so", () => {
    expect(readDiscipleAddress("province=火星")).toMatchObject({ province: "火星" });
    expect(readDiscipleAddress(`province=${"省".repeat(99)}`).province).toHaveLength(20);
  });
});
