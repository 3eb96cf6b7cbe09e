const moment = new Intl.DateTimeFormat("zh-CN", {
  timeZone: "Asia/Shanghai",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** A moment of the school's own clock, Asia/Shanghai: 2026年8月12日 09:30. */
export function whenInWords(iso: string): string {
  const parts = Object.fromEntries(
    moment.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  return `${parts["year"]}年${parts["month"]}月${parts["day"]}日 ${parts["hour"]}:${parts["minute"]}`;
}
