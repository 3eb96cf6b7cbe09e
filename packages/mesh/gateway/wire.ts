import { wireForms, type WireForm } from "./contract.ts";

/** `1999`, `"1999.00"` yuan → `199900` fen, without a float's rounding error. */
export function fen(yuan: unknown): unknown {
  if (yuan === null || yuan === "") return null;
  const amount = Number(yuan);
  return Number.isFinite(amount) ? Math.round(amount * 100) : null;
}

/** `2026-08-12 09:30:00` in Asia/Shanghai → ISO 8601 with its offset (the zone has had no summer time since 1991). */
export function isoTime(time: unknown): unknown {
  if (typeof time !== "string" || time === "") return null;
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(time) ? `${time.replace(" ", "T")}+08:00` : time;
}

const converters: Record<WireForm, (value: unknown) => unknown> = { YUAN: fen, SHANGHAI_TIME: isoTime };

/** A reviver for `JSON.parse` that gives clients their form of money and time. */
export function forClients(key: string, value: unknown): unknown {
  const form = wireForms.get(key);
  return form ? converters[form](value) : value;
}
