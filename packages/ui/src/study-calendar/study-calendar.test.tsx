import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { heatOf, monthSpans, weekdayRows } from "./calendar-weeks.ts";
import { StudyCalendar } from "./study-calendar.tsx";

const days = [
  { day: "2026-11-16", seconds: 3600 },
  { day: "2026-11-20", seconds: 1500 },
];
const calendar = <StudyCalendar year={2026} days={days} today="2026-11-20" />;

itKeepsTheContract(calendar);

const focused = () => document.activeElement?.getAttribute("data-day");

describe("the grid", () => {
  it("has one stop for the tab key, today, and says each day in words", () => {
    const host = mount(calendar);
    const stops = host.querySelectorAll("td[tabindex='0']");
    expect(stops).toHaveLength(1);
    expect(stops[0]?.getAttribute("aria-label")).toBe("11 月 20 日，周五，学了 25 分钟");
    expect(host.querySelectorAll("td[data-day]")).toHaveLength(365);
    expect(host.querySelector("[data-day='2026-11-19']")?.getAttribute("aria-label")).toMatch(/没有学习$/);
  });

  it.each([
    ["{ArrowUp}", "2026-11-19"],
    ["{ArrowDown}", "2026-11-21"],
    ["{ArrowLeft}", "2026-11-13"],
    ["{ArrowRight}", "2026-11-27"],
    ["{PageUp}", "2026-10-23"],
    ["{PageDown}", "2026-12-18"],
    ["{Home}", "2026-01-01"],
    ["{End}", "2026-12-31"],
    ["{End}{ArrowDown}", "2026-12-31"],
  ])("%s goes from 20 November to %s", async (keys, day) => {
    mount(calendar).querySelector<HTMLElement>("td[tabindex='0']")?.focus();
    await userEvent.keyboard(keys);
    expect(focused()).toBe(day);
  });

  it("goes to other years, never past this one", async () => {
    const turn = vi.fn<(year: number) => void>();
    const host = mount(<StudyCalendar year={2025} days={[]} today="2026-11-20" onYearChange={turn} />);
    const [before, after] = host.querySelectorAll("button");
    before?.click();
    after?.click();
    expect(turn.mock.calls).toEqual([[2024], [2026]]);
    const now = mount(<StudyCalendar year={2026} days={[]} today="2026-11-20" onYearChange={turn} />);
    expect(now.querySelectorAll("button")[1]).toHaveProperty("disabled", true);
  });
});

describe("weeks", () => {
  it.each([2023, 2024, 2026, 2028])("of %i hold every day once and months that fill the width", (year) => {
    const rows = weekdayRows(year);
    const all = rows.flat().filter((day) => day.startsWith(`${year}-`));
    expect(new Set(all).size).toBe(year % 4 === 0 ? 366 : 365);
    expect(monthSpans(year).reduce((sum, { span }) => sum + span, 0)).toBe(rows[0]?.length);
  });

  it("are warmer the longer one studied", () => {
    expect([0, 30, 900, 1800, 3600].map(heatOf)).toEqual([0, 1, 2, 3, 4]);
  });
});
