import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

test("without a project token chromatic says what to set and ends with 1", () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, "chromatic.mjs")], {
    env,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("CHROMATIC_PROJECT_TOKEN is not set.");
  expect(stderr).toContain("npm run visual");
});
