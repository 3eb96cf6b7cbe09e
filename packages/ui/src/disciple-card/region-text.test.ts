import { expect, it } from "vitest";
import { regionText } from "./region-text.ts";

it.each([
  ["四川省", "成都市", "四川成都"],
  ["北京市", "海淀区", "北京海淀"],
  ["上海市", "上海市", "上海"],
  ["天津市", "滨海新区", "天津滨海新区"],
  ["新疆维吾尔自治区", "喀什地区", "新疆喀什"],
  ["内蒙古自治区", null, "内蒙古"],
  ["香港特别行政区", undefined, "香港"],
  [null, null, ""],
])("says %s, %s as %s", (province, city, text) => {
  expect(regionText(province, city)).toBe(text);
});
