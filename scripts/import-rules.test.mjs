import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
let house = "";

beforeAll(() => {
  house = mkdtempSync(path.join(os.tmpdir(), "xinglin-lint-"));
  cpSync(path.join(root, ".oxlintrc.json"), path.join(house, ".oxlintrc.json"));
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

/** What the linter says of a file that holds one import: of one name, or of all a module has. */
function lint(file, specifier, name) {
  const place = path.join(house, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(
    place,
    `import ${name ? `{ ${name} as other }` : "* as other"} from "${specifier}";\n\nexport const kept = other;\n`,
  );
  const { status, stdout } = spawnSync(
    path.join(root, "node_modules/.bin/oxlint"),
    ["--deny-warnings", file],
    {
      cwd: house,
      encoding: "utf8",
    },
  );
  return { refused: status !== 0 && stdout.includes("no-restricted-imports") };
}

describe("imports flow one way", () => {
  it.each([
    ["packages/ui/src/card/card.tsx", "urql"],
    ["packages/ui/src/card/card.tsx", "wouter"],
    ["packages/ui/src/card/card.tsx", "@xinglin/mesh/client"],
    ["packages/app/src/lib/thing.ts", "radix-ui"],
    ["packages/app/src/lib/thing.ts", "react-aria"],
    ["packages/app/src/lib/thing.ts", "urql", "useQuery"],
    ["packages/app/src/pages/home/home-page.tsx", "urql", "useQuery"],
    ["packages/app/src/lib/thing.ts", "../../../mesh/origin/app.ts"],
    ["packages/app/src/pages/home/home-page.tsx", "../course/course-page.tsx"],
    ["packages/app/src/pages/home/home-page.tsx", "radix-ui"],
    ["packages/mesh/gateway/thing.ts", "../origin/app.ts"],
    ["packages/mesh/origin/thing.ts", "../gateway/contract.ts"],
    ["packages/mesh/origin/course/course.queries.ts", "./course.routes.ts"],
  ])("%s may not import %s", (file, specifier, name) => {
    expect(lint(file, specifier, name).refused).toBe(true);
  });

  it.each([
    ["packages/ui/src/card/card.tsx", "radix-ui"],
    ["packages/app/src/lib/thing.ts", "urql", "useClient"],
    ["packages/app/src/pages/home/home-page.tsx", "urql", "useClient"],
    ["packages/app/src/pages/home/home-page.tsx", "../../lib/loaded.tsx"],
    ["packages/mesh/origin/course/course.routes.ts", "./course.queries.ts"],
  ])("%s may import %s", (file, specifier, name) => {
    expect(lint(file, specifier, name).refused).toBe(false);
  });
});
