import { expect, test, type Page } from "playwright/test";
import { signIn } from "./sign-in.ts";

const sections = ["live", "paid-courses", "free-zone", "growth", "chronicle", "founder", "disciples"];

/** Every answer takes its time, as over a poor connection to a busy upstream. */
const slowly = (page: Page, ms = 1500) =>
  page.route("**/graphql", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });

/** What has moved without the reader's doing, as the browser measures it, summed from the first paint on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; of: string[] }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      // `LayoutShift` is in no type library yet.
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        const of = entry.sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.closest("section")?.id ?? ""} ${element?.tagName ?? ""} ${element?.textContent?.slice(0, 20) ?? ""}`;
        });
        shifts.push({ value: entry.value, of });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { shifts: { value: number; of: string[] }[] }).shifts);
}

for (const [width, height] of [
  [1280, 800],
  [375, 740],
] as const) {
  test(`at ${width} wide slow answers are waited for by skeletons, and nothing moves when they come`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await slowly(page);
    const shifts = await watchShifts(page);
    await page.goto("/");
    for (const id of sections) {
      const section = page.locator(`section#${id}`);
      const skeleton = section.locator("[aria-busy=true]").first();
      let waited = false;
      // As a finger pulls it: in steps, each seen.
      for (;;) {
        const { bottom, end } = await section.evaluate((element) => ({
          bottom: element.getBoundingClientRect().top,
          end: scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
        }));
        waited ||= await skeleton.isVisible();
        if (bottom < 120 || end) break;
        await page.mouse.wheel(0, Math.min(240, bottom));
        await page.waitForTimeout(60);
      }
      if (id === "live") expect(waited, "a skeleton stood there").toBe(true);
      await expect(section.locator("[aria-busy=true]")).toHaveCount(0);
      await expect(section.getByRole("article").or(section.locator("figure")).first()).toBeVisible();
    }
    const moved = await shifts();
    const total = moved.reduce((sum, { value }) => sum + value, 0);
    test.info().annotations.push({ type: "layout shift", description: total.toFixed(4) });
    expect(total, JSON.stringify(moved.filter(({ value }) => value > 0.001))).toBeLessThan(0.02);
  });
}

test("for who is signed in nothing moves either, on the first visit and on the next", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto("/bought");
  await page.getByRole("main").getByRole("button", { name: /登录/ }).click();
  await signIn(page, "13800000053");
  const shifts = await watchShifts(page);
  for (const [width, height] of [
    [1280, 1000],
    [768, 1000],
    [375, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const visit of ["first", "next"]) {
      await page.goto("/");
      await expect(page.getByRole("complementary", { name: "学习统计" })).toBeVisible();
      await expect(page.locator("[data-held]")).toHaveCount(0);
      const moved = await shifts();
      const total = moved.reduce((sum, { value }) => sum + value, 0);
      expect(total, `${visit} visit at ${width}: ${JSON.stringify(moved)}`).toBeLessThan(0.02);
    }
  }
});

test("the first screenful asks once, and nothing of the map is fetched before it is near", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    // The broadcasts begin right below the first screen and are fetched as near.
    if (!request.postData()?.includes('"HomeLives"')) asked.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const ofMap = () => asked.filter((url) => /echarts|geometry|china|disciple-map/.test(url));
  const questions = () => asked.filter((url) => url.endsWith("/graphql"));
  // The server's answer holds what the first screen needs; a visit from another page asks for it.
  expect(questions()).toEqual([]);
  expect(ofMap()).toEqual([]);

  await page.goto("/agreement", { waitUntil: "networkidle" });
  asked.length = 0;
  await page.getByRole("banner").getByRole("link", { name: "首页", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "活动" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(questions()).toHaveLength(1);
  expect(ofMap()).toEqual([]);

  await page.locator("section#disciples").scrollIntoViewIfNeeded();
  await expect.poll(() => ofMap().length).toBeGreaterThan(0);
});

for (const width of [1280, 768, 375, 320]) {
  test(`at ${width} wide missing pictures leave their sheets standing, and nothing is wider than the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route(/\/media\//, (route) =>
      route.request().resourceType() === "image" ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const id of sections) {
      const section = page.locator(`section#${id}`);
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole("article").or(section.locator("figure")).first()).toBeVisible();
      await expect(section.locator("[aria-busy=true]")).toHaveCount(0);
    }
    // No broken picture is left in sight, and a sheet without one is as high as with it.
    const broken = () =>
      page
        .getByRole("main")
        // A banner's words stand on the slide's own ground, where its picture adds nothing but a view.
        .locator("img[src*='/media/']:not([src*='/banners/'])")
        .evaluateAll((images) =>
          images
            .filter(
              (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0,
            )
            .map((image) => image.getAttribute("src")),
        );
    await expect.poll(broken).toEqual([]);
    const card = page.locator("section#chronicle").getByRole("article").first();
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThan((box?.width ?? 0) * 0.5);
    await expect(card.getByRole("heading")).toBeVisible();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });
}
