import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { needDebian } from "./debian.mjs";
import { needBrowser } from "./need-browser.mjs";
import { sum } from "./test-report.mjs";
import { install, root, run } from "./workshop.mjs";

needDebian("fonts-noto-cjk", "postgresql", "redis-server");
needBrowser();
install();

const countFile = path.join(root, "test-results", "count.json");
rmSync(countFile, { force: true });
run("npm", ["test"]);

const { startPostgres, startRedis } = await import("./throwaway-servers.mjs");
const { vitest } = await import("./suites.mjs");

function npmTestCount() {
  try {
    return JSON.parse(readFileSync(countFile, "utf8"));
  } catch {
    console.error("npm test ended before it had counted its tests.");
    return { passed: 0, failed: 1 };
  }
}

console.log("The origin's tests once more, on PostgreSQL and Redis:");
const postgres = await startPostgres();
const redis = await startRedis();
const onServers = vitest("origin-on-servers", ["origin"], {
  TEST_DATABASE_URL: postgres.url,
  TEST_REDIS_URL: redis.url,
});
redis.stop();
postgres.stop();

const { passed, failed } = sum([npmTestCount(), onServers]);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
