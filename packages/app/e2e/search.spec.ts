import { expect, test, type Page } from "playwright/test";
import { findings } from "./axe.ts";
import { signIn } from "./sign-in.ts";

const field = (page: Page) => page.getByRole("banner").getByRole("combobox", { name: "搜索课程" });
const list = (page: Page) => page.getByRole("listbox", { name: "搜索建议" });
const option = (page: Page, name: string | RegExp) => list(page).getByRole("option", { name });
const path = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** One key after the other, as a reader types. */
async function type(page: Page, words: string) {
  await field(page).click();
  await page.keyboard.type(words, { delay: 20 });
}

test("a course is found by its initials and opened with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await type(page, "zwlz");
  await expect(option(page, /子午流注/)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(/^有 \d 条建议$/);
  await page.keyboard.press("ArrowDown");
  await expect(list(page).getByRole("option", { selected: true })).toContainText(
    "子午流注：按时取穴的理与法",
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("子午流注");
  expect(path(page)).toBe("/cousrsedetail/4");
  await expect(list(page)).toHaveCount(0);
});

test("a lesson is found by its title, and what is said in one at the second it is said", async ({ page }) => {
  await page.goto("/courselist");
  await type(page, "母病及子");
  await expect(list(page).getByRole("group", { name: "课时" })).toBeVisible();
  await option(page, /^母病及子与子病犯母/).click();
  await page.waitForURL("**/coursevideo?*");
  expect(path(page)).toBe("/coursevideo?id=25&playId=59");

  await field(page).fill("");
  await type(page, "shuibuhanmu");
  const said = list(page).getByRole("group", { name: "字幕" }).getByRole("option");
  await expect(said).toHaveCount(1);
  await expect(said.locator("mark")).toHaveText("水不涵木");
  await said.click();
  await page.waitForURL("**/coursevideo?*t=*");
  expect(path(page)).toBe("/coursevideo?id=25&playId=59&t=4");
});

test("what is said in a paid lesson is found by its buyer alone", async ({ page }) => {
  // Said in the second lesson of the first course and nowhere else.
  const words = "髌韧带";
  await page.goto("/courselist");
  await type(page, words);
  await expect(page.getByText(`没有找到“${words}”，按回车搜索全部课程`).first()).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "登录" }).click();
  await signIn(page, "13800000001");
  await field(page).fill("");
  await type(page, words);
  const said = list(page).getByRole("group", { name: "字幕" }).getByRole("option");
  await expect(said).toHaveCount(1);
  await said.click();
  await page.waitForURL("**/coursevideo?id=1&playId=2&t=*");
  const second = Number(new URL(page.url()).searchParams.get("t"));
  const reached = () => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(reached, { timeout: 20_000 }).toBeGreaterThanOrEqual(second);
  expect(await reached()).toBeLessThan(second + 15);

  // Signed out, what was found before is not shown again either.
  await page
    .getByRole("banner")
    .getByRole("button", { name: /账户|我的/ })
    .first()
    .click();
  await page.getByRole("button", { name: "退出登录" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /继续|确定|退出/ })
    .click();
  await expect(page.getByRole("banner").getByRole("link", { name: "登录" })).toBeVisible();
  await expect(field(page)).toHaveValue(words);
  await field(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(`没有找到“${words}”，按回车搜索全部课程`).first()).toBeVisible();
});

test("Enter without a choice searches as ever, and Escape closes the list before it empties the field", async ({
  page,
}) => {
  await page.goto("/");
  await type(page, "hegu");
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue("hegu");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/courselist?*");
  await expect(page.getByRole("link", { name: /合谷、内关、足三里、三阴交/ }).first()).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue("hegu");
});

test("fits the phone's unfolded field, and axe finds nothing with the list open, on paper and at night", async ({
  page,
}) => {
  for (const width of [1280, 375, 320]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto("/courselist");
    if (width < 640) await page.getByRole("banner").getByRole("button", { name: "搜索" }).last().click();
    await type(page, "hegu");
    await expect(option(page, /合谷与内关/).first()).toBeVisible();
    const box = await list(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const theme of ["paper", "night"]) {
      await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
      expect(await findings(page, "header")).toEqual([]);
    }
  }
});

test("on a phone the field folds away once a suggestion is tapped", async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 375, height: 700 }, hasTouch: true });
  await page.goto("/courselist");
  const unfold = page.getByRole("banner").getByRole("button", { name: "搜索", exact: true }).last();
  await unfold.tap();
  await field(page).tap();
  await page.keyboard.type("hegu");
  await option(page, /^合谷、内关/).tap();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("合谷");
  await expect(field(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.close();
});

test("without an answer the field says so and searches as ever; of an upstream that has none it says nothing", async ({
  page,
}) => {
  let reply = { status: 503, body: "" };
  await page.route("**/graphql", async (route) => {
    const asked = route.request().postData() ?? "";
    if (asked.includes("SearchSuggestions")) await route.fulfill(reply);
    else await route.fallback();
  });
  await page.goto("/courselist");
  await type(page, "合谷");
  await expect(page.getByText("建议没有取到，按回车照常搜索").first()).toBeVisible();
  reply = {
    status: 200,
    body: JSON.stringify({
      errors: [{ message: "这里暂时没有这项功能", extensions: { code: "UPSTREAM_UNSUPPORTED" } }],
    }),
  };
  const answered = page.waitForResponse((response) =>
    (response.request().postData() ?? "").includes("SearchSuggestions"),
  );
  await page.keyboard.type("与");
  await answered;
  await expect(page.getByText("按回车").first()).toHaveCount(0);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/courselist?*");
});
