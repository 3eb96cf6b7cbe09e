import { Redis } from "ioredis";
import type { Broker } from "./broker.ts";

/** Counts and keeps the first use's end of life, in one step that no other process can come between. */
const countScript = `
local count = redis.call("INCR", KEYS[1])
if count == 1 then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
return {count, redis.call("PTTL", KEYS[1])}`;

/** The broker of several processes. Times are the Redis server's. */
export async function createRedisBroker(url: string, prefix = "xinglin:"): Promise<Broker> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 2 });
  const subscriber = redis.duplicate();
  const listeners = new Map<string, Set<(message: string) => void>>();
  // ioredis reconnects by itself; without a listener each attempt would be printed.
  for (const connection of [redis, subscriber]) connection.on("error", () => {});
  subscriber.on("message", (channel: string, message: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(message);
  });
  try {
    await Promise.all([redis.connect(), subscriber.connect()]);
  } catch (cause) {
    redis.disconnect();
    subscriber.disconnect();
    throw new Error("REDIS_URL is set but that Redis does not answer.", { cause });
  }
  const take = async (key: string, ttl: number) => {
    // The script returns exactly these two integers.
    const [count, left] = (await redis.eval(countScript, 1, `${prefix}${key}`, ttl)) as [number, number];
    return { count, left };
  };

  return {
    async claim(key, ttl) {
      const { count, left } = await take(`claim:${key}`, ttl);
      return count === 1 ? 0 : Math.max(1, left);
    },
    async count(key, ttl) {
      return (await take(`count:${key}`, ttl)).count;
    },
    async publish(channel, message) {
      await redis.publish(`${prefix}${channel}`, message);
    },
    async subscribe(channel, listener) {
      const name = `${prefix}${channel}`;
      const group = listeners.get(name) ?? new Set();
      listeners.set(name, group.add(listener));
      await subscriber.subscribe(name);
      return async () => {
        group.delete(listener);
        if (group.size > 0 || listeners.get(name) !== group) return;
        listeners.delete(name);
        await subscriber.unsubscribe(name);
      };
    },
    async close() {
      await Promise.all([redis.quit(), subscriber.quit()]);
    },
  };
}
