import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testNow } from "../test/test-clock.ts";
import type { Broker } from "./broker.ts";
import { createMemoryBroker } from "./memory-broker.ts";
import { createRedisBroker } from "./redis-broker.ts";

const redisUrl = process.env.TEST_REDIS_URL;
const brokers: [string, () => Promise<Broker>][] = [
  ["in memory", async () => createMemoryBroker(() => new Date())],
  ...(redisUrl
    ? [
        ["on Redis", () => createRedisBroker(redisUrl, `test:${randomUUID()}:`)] satisfies [
          string,
          () => Promise<Broker>,
        ],
      ]
    : []),
];

describe.each(brokers)("the broker %s", (_name, create) => {
  let broker: Broker;
  beforeEach(async () => {
    broker = await create();
  });
  afterEach(() => broker.close());

  test("lets one claim win and tells the others how long to wait", async () => {
    const waits = await Promise.all([1, 2, 3].map(() => broker.claim("key", 60_000)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
    const wait = Math.max(...waits);
    expect(wait).toBeGreaterThan(50_000);
    expect(wait).toBeLessThanOrEqual(60_000);
    expect(await broker.claim("other", 60_000)).toBe(0);
  });

  test("frees a claim when its time is over", async () => {
    expect(await broker.claim("short", 20)).toBe(0);
    expect(await broker.claim("short", 20)).toBeGreaterThan(0);
    await expect.poll(() => broker.claim("short", 20)).toBe(0);
  });

  test("counts each use once, apart from claims of the same name", async () => {
    const counts = await Promise.all([1, 2, 3].map(() => broker.count("key", 60_000)));
    expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    expect(await broker.claim("key", 60_000)).toBe(0);
  });

  test("carries messages to everyone who listens, until they stop", async () => {
    const heard: string[] = [];
    const stopFirst = await broker.subscribe("talk", (message) => heard.push(`first ${message}`));
    await broker.subscribe("talk", (message) => heard.push(`second ${message}`));
    await broker.publish("talk", "一");
    await expect.poll(() => heard).toEqual(["first 一", "second 一"]);
    await stopFirst();
    await broker.publish("talk", "二");
    await expect.poll(() => heard).toEqual(["first 一", "second 一", "second 二"]);
  });
});

test("a broker in memory forgets old keys by its clock", async () => {
  let now = testNow.getTime();
  const broker = createMemoryBroker(() => new Date(now));
  await broker.claim("key", 1000);
  now += 999;
  expect(await broker.claim("key", 1000)).toBe(1);
  now += 1;
  expect(await broker.claim("key", 1000)).toBe(0);
});

test("a Redis that does not answer stops the start with a clear message", async () => {
  await expect(createRedisBroker("redis://127.0.0.1:1")).rejects.toThrow("REDIS_URL is set but");
});
