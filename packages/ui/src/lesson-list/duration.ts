const pad = (value: number) => String(value).padStart(2, "0");

/** Seconds as 22:48, from an hour on as 1:02:48. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const hours = Math.floor(whole / 3600);
  const rest = `${pad(Math.floor((whole % 3600) / 60))}:${pad(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Seconds as 7 小时 36 分 or 24 分钟, rounded to the minute; at least 1 分钟 when there is anything at all. */
export function spoken(seconds: number): string {
  const minutes = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} 分钟`;
  return minutes % 60 === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes % 60} 分`;
}

/** Seconds that were studied, in whole minutes as the study panel counts them: a minute begun is none yet. */
export const spokenStudy = (seconds: number) =>
  seconds > 0 && seconds < 60 ? "不到 1 分钟" : spoken(Math.floor(seconds / 60) * 60);

/** Seconds as an ISO 8601 duration for `<time datetime>`. */
export const isoDuration = (seconds: number) => `PT${Math.max(0, Math.round(seconds))}S`;
