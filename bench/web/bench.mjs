// npm run bench:web : Lighthouse, mobile with simulated throttling, the median of five runs of each page,
// and the home page's LCP as a ratio to a static page of the same first screen from the same server.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserFlags, findBrowser } from "../../scripts/find-browser.mjs";
import { startSite } from "./site.mjs";
import { writeStaticPage } from "./static-page.mjs";

const runs = Number(process.env.RUNS ?? 5);
const pages = process.argv.length > 2 ? process.argv.slice(2) : ["/", "/courselist", "/cousrsedetail/1"];
const categories = ["performance", "accessibility", "best-practices", "seo"];

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

async function measure(url, onlyCategories) {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ["--headless=new", ...browserFlags],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories,
      formFactor: "mobile",
      throttlingMethod: "simulate",
    });
    const { lhr } = result;
    return {
      scores: Object.fromEntries(
        Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
      lcp: lhr.audits["largest-contentful-paint"].numericValue,
      cls: lhr.audits["cumulative-layout-shift"].numericValue,
      tbt: lhr.audits["total-blocking-time"].numericValue,
      faults: Object.values(lhr.audits)
        .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0)
        .map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}

const row = (cells) =>
  cells.map((cell, at) => String(cell)[at === 0 ? "padEnd" : "padStart"](at === 0 ? 22 : 15)).join("");

const site = await startSite();
const fixed = await writeStaticPage(site.url);
try {
  console.log(row(["page (median of " + runs + ")", ...categories, "LCP ms", "CLS", "TBT ms"]));
  const lcps = { "/": [], static: [] };
  for (const page of pages) {
    const results = [];
    for (let run = 0; run < runs; run += 1) {
      // The baseline runs between, so that both meet the same machine.
      if (page === "/") lcps.static.push((await measure(site.url + fixed.path, ["performance"])).lcp);
      results.push(await measure(site.url + page, categories));
    }
    if (page === "/") lcps["/"] = results.map(({ lcp }) => lcp);
    console.log(
      row([
        page,
        ...categories.map((name) => median(results.map(({ scores }) => scores[name]))),
        Math.round(median(results.map(({ lcp }) => lcp))),
        median(results.map(({ cls }) => cls)).toFixed(3),
        Math.round(median(results.map(({ tbt }) => tbt))),
      ]),
    );
    const faults = [...new Set(results.flatMap((result) => result.faults))];
    if (faults.length > 0) console.log(`  failed audits: ${faults.join(", ")}`);
  }
  if (lcps.static.length > 0) {
    const [own, plain] = [median(lcps["/"]), median(lcps.static)];
    console.log(
      `LCP of / against the static first screen: ${Math.round(own)} ms / ${Math.round(plain)} ms = ${(own / plain).toFixed(2)}×`,
    );
  }
} finally {
  fixed.remove();
  await site.stop();
}
