import { expect, test } from "vitest";
import { mapLink } from "./map-link.ts";

const place = { title: "采药", address: "四川省 & 成都市" };

test("a known place is a marker, longitude first", () => {
  const link = new URL(mapLink({ ...place, latitude: 30.9, longitude: 103.5 }) ?? "");
  expect(link.pathname).toBe("/marker");
  expect(link.searchParams.get("position")).toBe("103.5,30.9");
  expect(link.searchParams.get("name")).toBe("四川省 & 成都市");
});

test("without one the address is searched for, and without an address there is no link", () => {
  const link = new URL(mapLink({ ...place, latitude: 30.9, longitude: null }) ?? "");
  expect(link.pathname).toBe("/search");
  expect(link.searchParams.get("keyword")).toBe("四川省 & 成都市");
  expect(mapLink({ title: "采药", address: "" })).toBeUndefined();
});
