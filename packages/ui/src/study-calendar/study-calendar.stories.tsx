import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { daysAfter } from "./calendar-weeks.ts";
import { StudyCalendar } from "./study-calendar.tsx";

/** A learner who studies most days, now more, now less. */
const days = Array.from({ length: 250 }, (_, place) => ({
  day: daysAfter("2026-03-02", place),
  seconds: ((place * 37) % 11) * 420 * (place % 9 === 4 ? 0 : 1),
})).filter(({ seconds }) => seconds > 0);

const meta = preview.meta({
  title: "Course/StudyCalendar",
  component: StudyCalendar,
  args: { year: 2026, days, today: "2026-11-06", onYearChange: fn() },
});

export const AYear = meta.story({
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole("grid", { name: "2026 年每天的学习时间" });
    await expect(grid).toBeVisible();
    await userEvent.click(canvas.getByText("按月看"));
    await expect(canvas.getByRole("row", { name: /^11 月/ })).toHaveTextContent(/天/);
  },
});
export const Nothing = meta.story({ args: { days: [] } });
export const ThisYearAlone = meta.story({ args: { onYearChange: undefined } });
export const LeapYear = meta.story({ args: { year: 2024, days: [{ day: "2024-02-29", seconds: 4200 }] } });
