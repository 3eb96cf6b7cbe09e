import { expect, test } from "vitest";
import { fen, forClients, isoTime } from "./wire.ts";

test.each([
  [1999, 199_900],
  ["1999.00", 199_900],
  [0.29, 29],
  [1.15, 115],
  [4.35, 435],
  [19.99, 1999],
  [1234.56, 123_456],
  [0, 0],
  [null, null],
  ["", null],
  ["面议", null],
])("%j yuan is %j fen", (yuan, expected) => {
  expect(fen(yuan)).toBe(expected);
});

test("a time of Shanghai gets its offset; another form stays as it came", () => {
  expect(isoTime("2026-08-12 09:30:00")).toBe("2026-08-12T09:30:00+08:00");
  expect(isoTime("2026-08-12T09:30:00Z")).toBe("2026-08-12T09:30:00Z");
  expect(isoTime(null)).toBeNull();
  expect(isoTime("")).toBeNull();
});

test("only the fields that the contract marks are converted", () => {
  const wire = '{"id":1,"payPrice":19.99,"courseScore":9.5,"put":{"state":0,"amount":"9.90"}}';
  expect(JSON.parse(wire, forClients)).toEqual({
    id: 1,
    payPrice: 1999,
    courseScore: 9.5,
    put: { state: 0, amount: 990 },
  });
});
