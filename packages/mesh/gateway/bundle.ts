// Bundles what `mesh build` wrote, which Node alone cannot run, with the gateway's own modules.
import { copyFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";

const home = path.resolve(import.meta.dirname, "..");

await build({
  entryPoints: [path.join(home, ".mesh/index.ts")],
  // As deep as .mesh/, because the generated code finds its artifacts relative to itself.
  outfile: path.join(home, "dist/gateway.js"),
  bundle: true,
  packages: "external",
  format: "esm",
  platform: "node",
  target: "node26",
  logLevel: "warning",
});
await copyFile(path.join(home, "gateway/knowledge.graphql"), path.join(home, "dist/knowledge.graphql"));
