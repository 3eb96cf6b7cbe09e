import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import { build } from "tsdown";
import { chinaGeometryPlugin } from "../geometry/plugin.ts";

const home = path.resolve(import.meta.dirname, "..");
const sources = path.join(home, "src");

/** Puts the CSS beside the module it belongs to: names alone meet (`button.css.ts` here, another there). */
function besideItsModule({ originalFileNames: [from = ""] }) {
  const place = path.relative(sources, path.resolve(home, from.replace(/\.css\.ts\.vanilla\.css$/, ".css")));
  return place.startsWith("..") ? "[name][extname]" : place;
}

function declarations(target) {
  const { status, stdout, error } = spawnSync("tsc", ["-p", "tsconfig.publish.json", "--outDir", target], {
    cwd: home,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`tsc wrote no declarations: ${error?.message ?? stdout}`);
}

/** What npm publishes says less than what the workspace needs: no scripts, no tools, `publishConfig` in force. */
function manifest() {
  const { publishConfig, ...own } = JSON.parse(readFileSync(path.join(home, "package.json"), "utf8"));
  for (const name of ["private", "scripts", "devDependencies"]) delete own[name];
  return { ...own, ...publishConfig };
}

/**
 * Writes the package that npm publishes into `target`: one module per source file, each importing
 * its own CSS, so that a consumer's bundler takes what is used. `npm publish <target>` sends it.
 */
export async function buildPackage(target) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  // vanilla-extract writes class names for people unless this says production.
  process.env.NODE_ENV = "production";
  await build({
    config: false,
    cwd: home,
    entry: {
      index: "src/index.ts",
      "styles/global": "src/styles/global.ts",
      "player/index": "src/player/index.ts",
      "china-map/index": "src/china-map/index.ts",
    },
    outDir: target,
    root: "src",
    format: "esm",
    platform: "neutral",
    target: "es2022",
    unbundle: true,
    // tsdown asks TypeScript's JavaScript API, which version 7 has not; `tsc` writes them below.
    dts: false,
    clean: false,
    report: false,
    logLevel: "warn",
    plugins: [vanillaExtractPlugin({ cwd: home }), chinaGeometryPlugin()],
    outputOptions: { assetFileNames: besideItsModule },
  });
  declarations(path.join(target, "types"));
  cpSync(path.join(home, "tokens", "tokens.json"), path.join(target, "tokens.json"));
  writeFileSync(path.join(target, "package.json"), `${JSON.stringify(manifest(), undefined, 2)}\n`);
}

if (import.meta.main) await buildPackage(path.join(home, "dist"));
