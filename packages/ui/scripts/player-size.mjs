// Weighs the player as a page loads it: every chunk, hls.js light included, minified and gzipped,
// without react and react-dom, which the page has already. Fails above the budget.
import path from "node:path";
import { gzipSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";

/** kB; the lightest player measured elsewhere needs 137.6. */
const budget = 137;
const root = path.join(import.meta.dirname, "..");

const built = await build({
  root,
  configFile: false,
  logLevel: "error",
  plugins: [vanillaExtractPlugin()],
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    write: false,
    minify: true,
    target: "es2022",
    rollupOptions: {
      input: path.join(root, "src/player/index.ts"),
      preserveEntrySignatures: "strict",
      external: /^react(-dom)?($|\/)/,
    },
  },
});

const { output } = Array.isArray(built) ? built[0] : built;
const weigh = (text) => gzipSync(text, { level: 9 }).byteLength / 1000;
const chunks = output
  .filter((part) => part.type === "chunk")
  .map(({ name, code }) => ({ name, size: weigh(code) }));
const styles = output
  .filter((part) => part.type === "asset" && part.fileName.endsWith(".css"))
  .reduce((sum, { source }) => sum + weigh(source), 0);
const total = chunks.reduce((sum, { size }) => sum + size, 0);

for (const { name, size } of chunks.toSorted((a, b) => b.size - a.size)) {
  console.log(`${size.toFixed(1).padStart(8)} kB  ${name}`);
}
console.log(
  `${total.toFixed(1).padStart(8)} kB  JS gz in all; budget ${budget} kB (CSS ${styles.toFixed(1)} kB)`,
);
if (total > budget) {
  console.error(`The player is ${(total - budget).toFixed(1)} kB too heavy.`);
  process.exitCode = 1;
}
