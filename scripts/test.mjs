import { writeFileSync } from "node:fs";
import path from "node:path";
import { needBrowser } from "./need-browser.mjs";
import { sum } from "./test-report.mjs";
import { build, install, root } from "./workshop.mjs";

install();
needBrowser();
build();

const { check, playwright, vitest } = await import("./suites.mjs");

const counts = [
  check("format", "oxfmt", ["--check", "."]),
  check("lint", "oxlint", ["--type-aware", "--deny-warnings", "."]),
  check("types", "turbo", ["run", "typecheck", "--output-logs=errors-only"]),
  check("player size", "node", ["packages/ui/scripts/player-size.mjs"]),
  vitest("unit", ["unit", "origin", "gateway"]),
  vitest("stories", ["stories", "ui"]),
  playwright(),
];

const { passed, failed } = sum(counts);
writeFileSync(path.join(root, "test-results", "count.json"), JSON.stringify({ passed, failed }));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
