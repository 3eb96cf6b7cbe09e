import type { Clock } from "../app.ts";
import type { Broker } from "./broker.ts";

/** The broker of a single process. Times follow `clock`, so that a test may turn it. */
export function createMemoryBroker(clock: Clock): Broker {
  const claims = new Map<string, { count: number; until: number }>();
  const listeners = new Map<string, Set<(message: string) => void>>();

  const forgetOld = (now: number) => {
    for (const [key, { until }] of claims) if (until <= now) claims.delete(key);
  };
  const take = (key: string, ttl: number) => {
    const now = clock().getTime();
    // Swept while growing, so that a stream of new keys cannot fill the memory.
    if (claims.size % 1000 === 999) forgetOld(now);
    const live = claims.get(key);
    const entry = live && live.until > now ? live : { count: 0, until: now + ttl };
    entry.count += 1;
    claims.set(key, entry);
    return { ...entry, now };
  };

  return {
    async claim(key, ttl) {
      const { count, until, now } = take(`claim:${key}`, ttl);
      return count === 1 ? 0 : until - now;
    },
    async count(key, ttl) {
      return take(`count:${key}`, ttl).count;
    },
    async publish(channel, message) {
      for (const listener of listeners.get(channel) ?? []) listener(message);
    },
    async subscribe(channel, listener) {
      const group = listeners.get(channel) ?? new Set();
      listeners.set(channel, group.add(listener));
      return async () => {
        group.delete(listener);
        if (group.size === 0 && listeners.get(channel) === group) listeners.delete(channel);
      };
    },
    async close() {
      listeners.clear();
    },
  };
}
