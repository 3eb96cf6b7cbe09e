import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { playwrightCount, vitestCount } from "./test-report.mjs";
import { root, run } from "./workshop.mjs";

const reports = path.join(root, "test-results");

/** Runs vitest projects. A run that ends badly though every test passed counts as one failure. */
export function vitest(name, projects, env = {}) {
  mkdirSync(reports, { recursive: true });
  const file = path.join(reports, `${name}.json`);
  rmSync(file, { force: true });
  const status = run(
    "vitest",
    [
      "run",
      ...projects.map((project) => `--project=${project}`),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    { env },
  );
  const count = vitestCount(file);
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

export function playwright(env = {}) {
  mkdirSync(reports, { recursive: true });
  const file = path.join(reports, "journeys.json");
  rmSync(file, { force: true });
  const status = run("playwright", ["test", "--config", "packages/app/playwright.config.ts"], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const count = playwrightCount(file);
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** One check that either holds or does not, counted as a test. */
export function check(name, command, args) {
  const holds = run(command, args) === 0;
  console.log(`${holds ? "✓" : "✗"} ${name}`);
  return holds ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
