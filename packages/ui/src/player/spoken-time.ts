/** Seconds as screen readers should say them: 1 分 12 秒, 1 小时 2 分 3 秒. */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const parts = [
    hours > 0 && `${hours} 小时`,
    (hours > 0 || minutes > 0) && `${minutes} 分`,
    `${whole % 60} 秒`,
  ];
  return parts.filter(Boolean).join(" ");
}

const pad = (value: number) => String(value).padStart(2, "0");

/** Seconds as 01:12, from an hour on as 1:02:48; always rounded down, as clocks are. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const rest = `${pad(Math.floor((whole % 3600) / 60))}:${pad(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
