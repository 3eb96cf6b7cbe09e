// Bundles what `mesh build` wrote, which Node alone cannot run, with the gateway's own modules and, so that a
// start reads one file instead of two thousand, with Mesh itself.
import { copyFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";

const home = path.resolve(import.meta.dirname, "..");

/** The explorer is nine megabytes that only a developer's browser asks for. */
const explorerOnDemand: Plugin = {
  name: "explorer-on-demand",
  setup(bundling) {
    const name = "@graphql-yoga/render-graphiql";
    const filter = new RegExp(`^${name}$`);
    bundling.onResolve({ filter }, ({ kind }) =>
      kind === "dynamic-import" ? { path: name, external: true } : { path: name, namespace: "on-demand" },
    );
    bundling.onLoad({ filter, namespace: "on-demand" }, () => ({
      contents: `export const renderGraphiQL = async (options) => (await import("${name}")).renderGraphiQL(options);`,
    }));
  },
};

await build({
  entryPoints: [path.join(home, ".mesh/index.ts")],
  // As deep as .mesh/, because the generated code finds its artifacts relative to itself.
  outfile: path.join(home, "dist/gateway.js"),
  bundle: true,
  // The server loads these anyway.
  external: ["pino", "undici"],
  mainFields: ["module", "main"],
  banner: {
    // Packages in CommonJS ask for Node's own modules this way.
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
  // One package looks for a browser's storage, and Node warns of it.
  define: { localStorage: "undefined" },
  plugins: [explorerOnDemand],
  format: "esm",
  platform: "node",
  target: "node26",
  logLevel: "warning",
});
await copyFile(path.join(home, "gateway/knowledge.graphql"), path.join(home, "dist/knowledge.graphql"));
