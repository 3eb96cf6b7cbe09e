const moment = new Intl.DateTimeFormat("zh-CN", {
  timeZone: "Asia/Shanghai",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

function partsOf(iso: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(moment.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
}

/** A day of the school's own calendar, Asia/Shanghai: 2026年8月12日. */
export function dayInWords(iso: string): string {
  const { year, month, day } = partsOf(iso);
  return `${year}年${month}月${day}日`;
}

/** A moment of the same: 2026年8月12日 09:30. */
export function whenInWords(iso: string): string {
  const { hour, minute } = partsOf(iso);
  return `${dayInWords(iso)} ${hour}:${minute}`;
}
