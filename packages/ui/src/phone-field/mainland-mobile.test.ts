import { expect, it } from "vitest";
import { isMainlandMobile, mobileDigits } from "./mainland-mobile.ts";

const last = "00000001";

it.each([
  "130",
  "139",
  "145",
  "147",
  "148",
  "150",
  "153",
  "155",
  "159",
  "166",
  "170",
  "173",
  "175",
  "176",
  "177",
  "178",
  "180",
  "189",
  "191",
  "199",
])("takes %s", (prefix) => {
  expect(isMainlandMobile(prefix + last)).toBe(true);
  expect(isMainlandMobile(`0${prefix}${last}`)).toBe(true);
});

it.each(["120", "140", "146", "154", "165", "167", "171", "172", "174", "179", "190", "192", "198", "200"])(
  "refuses %s",
  (prefix) => expect(isMainlandMobile(prefix + last)).toBe(false),
);

it.each(["", "1380000000", "138000000011", "0013800000001", "1380000000a", " 13800000001", "13800000001\n"])(
  "refuses %j",
  (mobile) => expect(isMainlandMobile(mobile)).toBe(false),
);

it.each([
  ["138 0000 0001", "13800000001"],
  ["+86 138-0000-0001", "13800000001"],
  ["008613800000001", "13800000001"],
  ["8613800000001", "13800000001"],
  ["013800000001", "13800000001"],
  ["１３８００００００００１", "13800000000"],
  ["１３８００００００１", "1380000001"],
  ["1380000000123", "13800000001"],
  ["abc", ""],
])("makes of %j %j", (typed, digits) => expect(mobileDigits(typed)).toBe(digits));
