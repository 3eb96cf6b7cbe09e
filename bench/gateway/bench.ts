// npm run bench:gateway : the home page's data through one GraphQL request against the same REST calls over six
// connections, and the gateway's requests a second against a hand-written Yoga on the same origin.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { Pool } from "undici";
import { median, quantile, row } from "./figures.ts";
import { homeCalls, homeQuery } from "./home-page.ts";
import { run, type Running } from "./processes.ts";

const loads = Number(process.env["LOADS"] ?? 500);
const rounds = Number(process.env["ROUNDS"] ?? 5);
const seconds = Number(process.env["SECONDS"] ?? 5);

const dataDir = mkdtempSync(path.join(os.tmpdir(), "xinglin-bench-"));
const processes: Running[] = [];
async function started(...of: Parameters<typeof run>) {
  const process = await run(...of);
  processes.push(process);
  return process;
}

const query = JSON.stringify({ query: homeQuery });
const json = { "content-type": "application/json", accept: "application/json" };

async function oneRequest(pool: Pool) {
  const { statusCode, body } = await pool.request({
    method: "POST",
    path: "/graphql",
    headers: json,
    body: query,
  });
  const answer = (await body.json()) as { data?: unknown; errors?: unknown[] };
  if (statusCode !== 200 || answer.errors || !answer.data)
    throw new Error(`GraphQL: ${JSON.stringify(answer)}`);
}

async function restCalls(pool: Pool) {
  await Promise.all(
    homeCalls.map(async ({ method, path }) => {
      const { body } = await pool.request({ method, path: `/knowledge/api${path}` });
      const { code } = (await body.json()) as { code: number };
      if (code !== 200) throw new Error(`${path} answered ${code}`);
    }),
  );
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Page loads, one at a time, the ways taking turns so that all meet the same machine. */
async function pageLoads(ways: Record<string, () => Promise<void>>) {
  const times = Object.fromEntries(Object.keys(ways).map((name) => [name, [] as number[]]));
  for (let load = -50; load < loads; load += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const time = await timed(way);
      if (load >= 0) times[name]?.push(time);
    }
  }
  return times;
}

async function requestsPerSecond({ port }: Running): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/graphql`,
    method: "POST",
    headers: json,
    body: query,
    connections: 32,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed`);
  return result.requests.average;
}

const ms = (value: number) => `${value.toFixed(2)} ms`;
const times = (value: number) => `${value.toFixed(2)}×`;

try {
  const origin = await started("packages/mesh/origin/main.ts", 4181, "/readyz", { DATA_DIR: dataDir });
  const env = { KNOWLEDGE_API_URL: `http://127.0.0.1:${origin.port}/knowledge/api`, DATA_DIR: dataDir };
  const probe = "/graphql?query={__typename}";
  const uncached = { ...env, RESPONSE_CACHE: "off" };
  const gateway = await started("bench/gateway/gateway-process.ts", 4182, probe, uncached);
  const cached = await started("bench/gateway/gateway-process.ts", 4183, probe, env);
  const yoga = await started("bench/gateway/yoga-process.ts", 4184, probe, env);

  const pool = ({ port }: Running, connections: number) =>
    new Pool(`http://127.0.0.1:${port}`, { connections });
  const [one, kept, six] = [pool(gateway, 1), pool(cached, 1), pool(origin, 6)];
  const rest = `REST, ${homeCalls.length} calls over 6 connections`;
  const found = await pageLoads({
    [rest]: () => restCalls(six),
    "GraphQL, one request": () => oneRequest(one),
    "GraphQL, one request, answers cached": () => oneRequest(kept),
  });
  const restTimes = found[rest] ?? [];
  console.log(row(`Home page, ${loads} loads each`, ["p50", "p99", "p50 ratio", "p99 ratio"]));
  for (const [name, values] of Object.entries(found)) {
    const ratio = (share: number) => times(quantile(values, share) / quantile(restTimes, share));
    console.log(row(name, [ms(quantile(values, 0.5)), ms(quantile(values, 0.99)), ratio(0.5), ratio(0.99)]));
  }

  const rates = { gateway: [] as number[], yoga: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    rates.gateway.push(await requestsPerSecond(gateway));
    rates.yoga.push(await requestsPerSecond(yoga));
  }
  console.log(row(`\nHome page, ${rounds} runs of ${seconds} s each in turn`, ["requests/s", "ratio"]));
  console.log(row("hand-written Yoga", [median(rates.yoga).toFixed(0), times(1)]));
  console.log(
    row("gateway, nothing cached", [
      median(rates.gateway).toFixed(0),
      times(median(rates.gateway) / median(rates.yoga)),
    ]),
  );
  await Promise.all([one, kept, six].map((connections) => connections.close()));
} finally {
  for (const running of processes.toReversed()) await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
