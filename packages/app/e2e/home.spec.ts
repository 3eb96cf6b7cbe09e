import { expect, test, type Page } from "playwright/test";

const titles = ["百科", "直播", "付费课程", "免费专区", "门诊成长方案", "创始人"];

/** What each section asks for, and a thing that shows it has come. */
const sections = [
  { id: "live", operation: "HomeLives", failure: "直播没有取回来" },
  { id: "paid-courses", operation: "CourseTypes", failure: "课程类型没有取回来" },
  { id: "free-zone", operation: "FreeZone", failure: "免费课程没有取回来" },
  { id: "growth", operation: "GrowthSolutions", failure: "成长方案没有取回来" },
  { id: "founder", operation: "Founder", failure: "创始人介绍没有取回来" },
];

const section = (page: Page, id: string) => page.locator(`section#${id}`);
const come = (page: Page, id: string) =>
  section(page, id).getByRole("article").or(section(page, id).locator("figure")).first();

/** Persisted operations travel with their name. */
const asksFor = (operation: string) => (body: string | null) => body?.includes(`"${operation}"`) ?? false;

test("a visitor finds every section in its order, each with what it is about", async ({ page }) => {
  await page.goto("/");
  for (const { id } of sections) {
    await section(page, id).scrollIntoViewIfNeeded();
    await expect(come(page, id)).toBeVisible();
  }
  const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  expect(headings.filter((title) => titles.includes(title))).toEqual(titles);
  await expect(page.getByRole("navigation", { name: "活动" }).getByRole("link")).not.toHaveCount(0);
});

for (const { id, operation, failure } of sections) {
  test(`when ${operation} fails, its section says so and the others stand`, async ({ page }) => {
    const failing = asksFor(operation);
    await page.route("**/graphql", (route) =>
      failing(route.request().postData())
        ? route.fulfill({ status: 502, body: "bad gateway" })
        : route.continue(),
    );
    await page.goto("/");
    for (const other of sections) {
      await section(page, other.id).scrollIntoViewIfNeeded();
      if (other.id === id) await expect(section(page, id).getByText(failure)).toBeVisible();
      else await expect(come(page, other.id)).toBeVisible();
    }
    await page.unroute("**/graphql");
    await section(page, id).getByRole("button", { name: "再试一次" }).click();
    await expect(come(page, id)).toBeVisible();
  });
}

test("the elevator leads by keyboard to a section and keeps its fold", async ({ page }) => {
  await page.setViewportSize({ width: 1500, height: 800 });
  await page.goto("/");
  const elevator = page.getByRole("navigation", { name: "电梯导航" });
  await elevator.getByRole("link", { name: "创始人" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "创始人", exact: true })).toBeFocused();
  await expect(come(page, "founder")).toBeInViewport();
  await expect(elevator.getByRole("link", { name: "创始人" })).toHaveAttribute("aria-current", "location");
  await elevator.getByRole("button", { name: "收起电梯导航" }).click();
  await page.reload();
  await expect(elevator.getByRole("button", { name: "展开电梯导航" })).toBeVisible();
  await expect(elevator.getByRole("link")).toHaveCount(0);
});

test("customer service is a scan away, and focus comes back", async ({ page }) => {
  await page.goto("/");
  await section(page, "growth").scrollIntoViewIfNeeded();
  const ask = section(page, "growth").getByRole("button", { name: "扫码咨询" });
  await ask.click();
  await expect(
    page.getByRole("dialog", { name: "扫码咨询" }).getByRole("img", { name: "客服二维码" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(ask).toBeFocused();
});

test("tiles, activities and an activity that is not there lead where they say", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("region", { name: "百科" }).getByRole("link", { name: "方剂百科" }).click();
  await expect(page).toHaveURL("/recipe");
  await expect(page.getByRole("heading", { level: 1, name: "方剂百科" })).toBeVisible();
  await page.goBack();
  await page.getByRole("navigation", { name: "活动" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/activity\/\d+/);
  expect((await page.goto("/activity/999999"))?.status()).toBe(404);
});

test("what prints is mounted by the print itself", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "电梯导航" })).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(come(page, "founder")).toBeAttached();
});
