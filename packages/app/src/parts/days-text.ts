const shanghai = new Intl.DateTimeFormat("zh-CN", {
  timeZone: "Asia/Shanghai",
  month: "long",
  day: "numeric",
});

/** `12月1日–12月22日`, in Shanghai's days; what is not told is left out. */
export function daysText(start?: string | null, end?: string | null): string | undefined {
  const first = start ? shanghai.format(new Date(start)) : undefined;
  const last = end ? shanghai.format(new Date(end)) : undefined;
  if (first && last) return first === last ? first : `${first}–${last}`;
  return first ?? (last && `至 ${last}`);
}
