import { needBrowser } from "./need-browser.mjs";
import { sum } from "./test-report.mjs";
import { install } from "./workshop.mjs";

install();
needBrowser();

const { vitest } = await import("./suites.mjs");

const { passed, failed } = sum(
  ["stories-night", "stories-forced", "stories-320"].map((project) => vitest(project, [project])),
);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
