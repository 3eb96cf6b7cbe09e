const parts = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Shanghai",
  dateStyle: "short",
  timeStyle: "medium",
});

/** A moment as the wire writes it: `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export const shanghaiTime = (moment: Date) => parts.format(moment);

/** The day in Asia/Shanghai, `YYYY-MM-DD`. */
export const shanghaiDay = (moment: Date) => shanghaiTime(moment).slice(0, 10);

/** Reads `YYYY-MM-DD HH:mm:ss` as Asia/Shanghai, which keeps no summer time. */
export const fromShanghaiTime = (text: string) => new Date(`${text.replace(" ", "T")}+08:00`);

/** The day `count` days before `day`. */
export const daysBefore = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);
