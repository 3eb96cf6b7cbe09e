// npm run bench:player : time to the first frame of our player against a bare <video> with hls.js light, on the same
// stream from the same server, turn by turn in the same run; a fresh browser profile, and so a cold cache, each time.
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import Fastify from "fastify";
import { chromium } from "playwright-core";
import { build } from "vite";
import { browserFlags, findBrowser } from "../../scripts/find-browser.mjs";

const runs = Number(process.env.RUNS ?? 15);
const target = 1.1;
const here = import.meta.dirname;
const lessons = path.join(here, "../../packages/mesh/content/media/lessons");
const out = mkdtempSync(path.join(os.tmpdir(), "xinglin-bench-player-"));

await build({
  root: here,
  configFile: false,
  logLevel: "error",
  plugins: [vanillaExtractPlugin()],
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: "es2022",
    rollupOptions: {
      input: { ours: path.join(here, "ours.tsx"), bare: path.join(here, "bare.ts") },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "part-[hash].js",
        assetFileNames: "[name][extname]",
      },
    },
  },
});

const server = Fastify({ serverFactory: (handler) => http.createServer(handler) });
await server.register(fastifyStatic, { root: out, prefix: "/" });
await server.register(fastifyStatic, {
  root: path.join(lessons, process.env.LESSON ?? "weijing-01"),
  prefix: "/lesson/",
  decorateReply: false,
});
for (const name of ["ours", "bare"]) {
  server.get(`/${name}`, (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html><html lang="zh-CN"><title>${name}</title><style>main,video{display:block;inline-size:1000px}</style><body><script type="module" src="/${name}.js"></script></body></html>`,
      ),
  );
}
const url = await server.listen({ port: Number(process.env.PORT ?? 0), host: "127.0.0.1" });

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserFlags, "--autoplay-policy=no-user-gesture-required"],
});

/** Milliseconds from the request for the page, and from the moment that the player is mounted. */
async function measure(name) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/${name}`);
    await page.waitForFunction(() => performance.getEntriesByName("first-frame").length > 0, undefined, {
      timeout: 30_000,
    });
    return await page.evaluate(() => {
      const at = (mark) => performance.getEntriesByName(mark)[0].startTime;
      return { page: at("first-frame"), mount: at("first-frame") - at("mount") };
    });
  } finally {
    await context.close();
  }
}

const sorted = (values) => values.toSorted((one, other) => one - other);
const quantile = (values, share) => sorted(values)[Math.round((values.length - 1) * share)];
const results = { bare: [], ours: [] };
try {
  // The first of each warms the server, and counts for nothing.
  await measure("bare");
  await measure("ours");
  for (let run = 0; run < runs; run += 1) {
    for (const name of run % 2 === 0 ? ["bare", "ours"] : ["ours", "bare"])
      results[name].push(await measure(name));
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(out, { recursive: true, force: true });
}

console.log(`time to first frame, ms; median of ${runs} (10th to 90th of a hundred)`);
let worst = 0;
for (const [from, words] of [
  ["mount", "from mounting the player"],
  ["page", "from asking for the page"],
]) {
  const figures = Object.fromEntries(
    Object.entries(results).map(([name, all]) => [name, all.map((one) => one[from])]),
  );
  const told = (values) =>
    `${quantile(values, 0.5).toFixed(0)} (${quantile(values, 0.1).toFixed(0)} to ${quantile(values, 0.9).toFixed(0)})`;
  const ratio = quantile(figures.ours, 0.5) / quantile(figures.bare, 0.5);
  if (from === "mount") worst = ratio;
  console.log(`${words}: bare ${told(figures.bare)}, ours ${told(figures.ours)}, ratio ${ratio.toFixed(2)}×`);
}
console.log(`target, from mounting: at most ${target.toFixed(2)}×: ${worst <= target ? "met" : "missed"}`);
