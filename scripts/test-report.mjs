import { existsSync, readFileSync } from "node:fs";

/** Passed and failed tests of one run. @typedef {{ passed: number, failed: number }} Count */

/** Reads vitest's JSON report. A report that is missing or holds no test counts as one failure. @returns {Count} */
export function vitestCount(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  const failedFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  const count = { passed: report.numPassedTests, failed: report.numFailedTests + failedFiles.length };
  return count.passed + count.failed === 0 ? { passed: 0, failed: 1 } : count;
}

/** Reads Playwright's JSON report. @returns {Count} */
export function playwrightCount(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, "utf8"));
  const count = { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
  return count.passed + count.failed === 0 ? { passed: 0, failed: 1 } : count;
}

/** @param {Count[]} counts @returns {Count} */
export const sum = (counts) =>
  counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  });
