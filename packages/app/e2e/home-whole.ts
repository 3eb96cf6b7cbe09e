import type { Page } from "playwright/test";

/** Goes down the whole page as a reader would, so that every section is fetched, and comes back to its top. */
export async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
  });
  await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"));
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForFunction(() => scrollY === 0);
}
