const zone = "Asia/Shanghai";
const dayOf = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" });
const clock = new Intl.DateTimeFormat("zh-CN", {
  timeZone: zone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const date = new Intl.DateTimeFormat("zh-CN", { timeZone: zone, month: "long", day: "numeric" });
const weekday = new Intl.DateTimeFormat("zh-CN", { timeZone: zone, weekday: "short" });

const dayMs = 86_400_000;
const near = new Map([
  [-1, "昨天"],
  [0, "今天"],
  [1, "明天"],
]);

/** `42 分钟`, `1 小时 42 分`. */
export function minutesText(minutes: number) {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} 分钟`;
  return rest === 0 ? `${hours} 小时` : `${hours} 小时 ${rest} 分`;
}

/** When a broadcast begins, in Shanghai's days as seen at `now`: what is named, and what is said beside it. */
export function liveTime(start: Date, now: Date, running: boolean): { main: string; side: string } {
  const days = Math.round((Date.parse(dayOf.format(start)) - Date.parse(dayOf.format(now))) / dayMs);
  const at = clock.format(start);
  if (running) {
    const minutes = Math.max(0, Math.floor((now.getTime() - start.getTime()) / 60_000));
    const day = near.get(days) ?? date.format(start);
    return { main: `${day} ${at}`, side: minutes < 1 ? "刚刚开始" : `已开始 ${minutesText(minutes)}` };
  }
  const day = near.get(days);
  return day
    ? { main: `${day} ${at}`, side: weekday.format(start) }
    : { main: date.format(start), side: `${weekday.format(start)} ${at}` };
}
