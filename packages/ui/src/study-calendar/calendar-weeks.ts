const day = 86_400_000;
const dateOf = (text: string) => Date.parse(`${text}T00:00:00Z`);
const textOf = (date: number) => new Date(date).toISOString().slice(0, 10);

/** Days from Monday, 0, to Sunday, 6. */
export const weekdayOf = (text: string) => (new Date(dateOf(text)).getUTCDay() + 6) % 7;

/** The day so many days on; days are dates alone, without a time or a zone. */
export const daysAfter = (text: string, count: number) => textOf(dateOf(text) + count * day);

/** A year as seven rows of weekdays; the first and the last week reach into the years beside it. */
export function weekdayRows(year: number): string[][] {
  const first = `${year}-01-01`;
  const monday = daysAfter(first, -weekdayOf(first));
  const weeks = Math.ceil((dateOf(`${year}-12-31`) - dateOf(monday) + day) / (7 * day));
  return Array.from({ length: 7 }, (_, weekday) =>
    Array.from({ length: weeks }, (__, week) => daysAfter(monday, week * 7 + weekday)),
  );
}

/** The months over their weeks: how many columns each takes, by where its first day stands. */
export function monthSpans(year: number): { month: number; span: number }[] {
  const columnOf = (month: number) => {
    const first = `${year}-01-01`;
    const date = `${year}-${String(month).padStart(2, "0")}-01`;
    return Math.floor(((dateOf(date) - dateOf(first)) / day + weekdayOf(first)) / 7);
  };
  const end = weekdayRows(year)[0]?.length ?? 53;
  return Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    span: (index === 11 ? end : columnOf(index + 2)) - columnOf(index + 1),
  }));
}

/** How strong a day is drawn: nothing, under a quarter, under half, under an hour, and more. */
export function heatOf(seconds: number): 0 | 1 | 2 | 3 | 4 {
  if (seconds <= 0) return 0;
  const minutes = seconds / 60;
  if (minutes < 15) return 1;
  if (minutes < 30) return 2;
  return minutes < 60 ? 3 : 4;
}
