import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { needBrowser } from "./need-browser.mjs";
import { install, root } from "./workshop.mjs";

const { values } = parseArgs({
  options: { base: { type: "string" }, "fail-on-change": { type: "boolean", default: false } },
});

install();
needBrowser();

const { baseCommit, buildCommit, buildWorkingTree, workingPictures } = await import("./visual/revisions.mjs");
const { photograph, pictureKey } = await import("./visual/photograph.mjs");
const { compareFolders } = await import("./visual/compare.mjs");
const { writeReport } = await import("./visual/report.mjs");

const log = (text) => console.log(`  ${text}`);
const commit = baseCommit(values.base);
console.log(`Before: ${commit.slice(0, 9)}`);
const base = buildCommit(commit, await pictureKey());
if (existsSync(base.pictures)) log("pictures are in the cache");
else await photograph(base.storybook, base.pictures, { log });

console.log("After: the working tree");
const stories = await photograph(buildWorkingTree(), workingPictures, { log });

const report = path.join(root, "visual-report");
rmSync(report, { recursive: true, force: true });
const rows = compareFolders(base.pictures, workingPictures, path.join(report, "difference"));
const counts = writeReport(report, {
  rows,
  stories,
  base: commit.slice(0, 9),
  before: base.pictures,
  after: workingPictures,
});
console.log(
  `${counts.changed} changed, ${counts.added} new, ${counts.removed} gone, ${counts.same} unchanged`,
);
console.log(`Report: ${path.relative(process.cwd(), path.join(report, "index.html"))}`);
process.exit(values["fail-on-change"] && counts.changed + counts.added + counts.removed > 0 ? 1 : 0);
