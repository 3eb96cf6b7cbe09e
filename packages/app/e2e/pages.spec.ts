import { expect, test } from "playwright/test";
import { findingsInLooks } from "./axe.ts";

const pages = [
  "/",
  "/courselist",
  "/courselistFac?itemId=1",
  "/courselistFree?sort=hot",
  "/cousrsedetail/1",
  "/cousrsedetail/25",
  "/coursesline",
  "/coursesline/1",
  "/apprenticelist",
  "/coursevideo?id=1",
  "/bought",
  "/login",
  "/agreement",
  "/privacy",
  "/refund",
  "/no-such-page",
];

for (const address of pages) {
  test(`${address} hydrates in silence, has one heading, fits, and has no axe finding by day or night`, async ({
    page,
  }) => {
    const said: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) said.push(message.text());
    });
    page.on("pageerror", (error) => said.push(error.message));
    if (address === "/login") {
      // Its stream stays open: the network never rests.
      await page.goto(address);
      await expect(page.getByRole("img", { name: "登录二维码" })).toBeVisible();
    } else {
      await page.goto(address, { waitUntil: "networkidle" });
    }
    await expect(page).toHaveTitle(/杏林针道/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    // The answer of a page that does not exist is itself an error to the console.
    expect(said.filter((line) => !(address === "/no-such-page" && line.includes("404")))).toEqual([]);

    expect(await findingsInLooks(page, "day", "night")).toEqual([]);

    for (const width of [1280, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `at ${width} wide`).toBeLessThanOrEqual(0);
    }
  });
}

test("the whole way to a lesson can be gone by keyboard alone", async ({ page }) => {
  await page.goto("/courselistFree");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "跳到正文" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const course = page.getByRole("main").getByRole("article").first().getByRole("link");
  for (
    let presses = 0;
    presses < 60 && !(await course.evaluate((link) => link === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press("Tab");
  }
  await expect(course).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/cousrsedetail/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("going back leads to the place one came from", async ({ page }) => {
  await page.goto("/courselist");
  const last = page.getByRole("main").getByRole("article").last().getByRole("link");
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await last.click();
  await expect(page).toHaveURL(/cousrsedetail/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  // And a new page starts at its top again.
  await last.click();
  await expect(page).toHaveURL(/cousrsedetail/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
