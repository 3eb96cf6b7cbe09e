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

const runs = Number(process.env.RUNS ?? 25);
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
/** Each page and the script it runs. */
const pages = { bare: "bare", ours: "ours", cold: "ours" };
for (const [name, script] of Object.entries(pages)) {
  server.get(`/${name}`, (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .send(
        `<!doctype html><html lang="zh-CN"><title>${name}</title><style>main,video{display:block;inline-size:1000px}</style><body><script type="module" src="/${script}.js"></script></body></html>`,
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
const names = Object.keys(pages);
const results = Object.fromEntries(names.map((name) => [name, []]));
try {
  // The first of each warms the server, and counts for nothing.
  for (const name of names) await measure(name);
  for (let run = 0; run < runs; run += 1) {
    for (const name of run % 2 === 0 ? names : names.toReversed()) results[name].push(await measure(name));
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(out, { recursive: true, force: true });
}

console.log(`time to first frame, ms; median of ${runs} (10th to 90th of a hundred)`);
const figures = (name, from) => results[name].map((one) => one[from]);
const told = (values) =>
  `${quantile(values, 0.5).toFixed(0)} (${quantile(values, 0.1).toFixed(0)} to ${quantile(values, 0.9).toFixed(0)})`;
function ratio(name, from, words) {
  const [bare, ours] = [figures("bare", from), figures(name, from)];
  const share = quantile(ours, 0.5) / quantile(bare, 0.5);
  console.log(`${words}: bare ${told(bare)}, ours ${told(ours)}, ratio ${share.toFixed(2)}×`);
  return share;
}
const share = ratio("ours", "mount", "from mounting the player where its still stood, as pages do");
ratio("cold", "mount", "from mounting it as the first thing React draws");
ratio("ours", "page", "from asking for the page");
console.log(
  `target, from mounting as pages do: at most ${target.toFixed(2)}×: ${share <= target ? "met" : "missed"}`,
);
