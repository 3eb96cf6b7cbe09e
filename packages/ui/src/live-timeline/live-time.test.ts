import { expect, it } from "vitest";
import { liveTime, minutesText } from "./live-time.ts";

const at = (text: string) => new Date(`${text}+08:00`);
const now = at("2026-11-20T20:12:00");

it("names days near today, and dates further off, by Shanghai's calendar", () => {
  expect(liveTime(at("2026-11-20T23:59:00"), now, false)).toEqual({ main: "今天 23:59", side: "周五" });
  expect(liveTime(at("2026-11-21T00:00:00"), now, false)).toEqual({ main: "明天 00:00", side: "周六" });
  expect(liveTime(at("2026-11-19T19:30:00"), now, false)).toEqual({ main: "昨天 19:30", side: "周四" });
  expect(liveTime(at("2026-11-25T20:00:00"), now, false)).toEqual({ main: "11月25日", side: "周三 20:00" });
});

it("says how long a running one has run", () => {
  expect(liveTime(at("2026-11-20T19:30:00"), now, true)).toEqual({
    main: "今天 19:30",
    side: "已开始 42 分钟",
  });
  expect(liveTime(now, now, true).side).toBe("刚刚开始");
  expect(liveTime(at("2026-11-19T23:30:00"), at("2026-11-20T00:40:00"), true)).toEqual({
    main: "昨天 23:30",
    side: "已开始 1 小时 10 分",
  });
});

it("tells minutes as people do", () => {
  expect([59, 60, 102].map(minutesText)).toEqual(["59 分钟", "1 小时", "1 小时 42 分"]);
});
