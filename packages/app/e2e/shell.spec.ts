import { expect, test, type Page } from "playwright/test";
import { findingsInLooks } from "./axe.ts";
import { signIn } from "./sign-in.ts";

const promo = (page: Page) => page.getByRole("complementary", { name: "登录提示" });
const shortCuts = (page: Page) => page.getByRole("navigation", { name: "快捷入口" });
const headerSearch = (page: Page) => page.getByRole("banner").getByRole("combobox", { name: "搜索课程" });
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const focusIs = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

test.describe("the sign-in promo", () => {
  test("comes a second after the first scroll, takes no focus, and stays away once it is closed", async ({
    page,
  }) => {
    await page.goto("/courselist");
    await page.waitForTimeout(1500);
    await expect(promo(page)).toHaveCount(0);
    const begun = Date.now();
    await page.mouse.wheel(0, 300);
    await expect(promo(page)).toBeVisible();
    expect(Date.now() - begun).toBeGreaterThan(900);
    expect(await focusIs(page, "body")).toBe(true);
    await promo(page).getByRole("button", { name: "关闭" }).focus();
    await page.keyboard.press("Enter");
    await expect(promo(page)).toHaveCount(0);
    expect(await focusIs(page, "main")).toBe(true);

    await page.reload();
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(1500);
    await expect(promo(page)).toHaveCount(0);
  });

  test("leads to the dialog, and is gone for who is signed in", async ({ page }) => {
    await page.goto("/courselist");
    await page.mouse.wheel(0, 300);
    await promo(page).getByRole("link", { name: "登录 / 注册" }).click();
    await signIn(page, "13800000051");
    await expect(promo(page)).toHaveCount(0);
    await page.reload();
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(1500);
    await expect(promo(page)).toHaveCount(0);
  });

  test("on a phone nothing of the footer stays underneath", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto("/courselist");
    await page.mouse.wheel(0, 300);
    await expect(promo(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    const above = (await promo(page).boundingBox())?.y ?? 0;
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(above);
  });
});

test("the floating menu stands on every page but home, and leads up within half a second", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(shortCuts(page)).toHaveCount(0);
  await page.goto("/courselist");
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  const took = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const look = () => (scrollY === 0 ? resolve(performance.now() - begun) : requestAnimationFrame(look));
        addEventListener("click", () => requestAnimationFrame(look), { once: true });
      }),
  );
  await shortCuts(page).getByRole("button", { name: "回到顶部" }).click();
  expect(await took).toBeLessThan(2000);
  await shortCuts(page).getByRole("link", { name: "手机 App" }).click();
  await expect(page).toHaveURL(/\/download$/);
  await shortCuts(page).getByRole("link", { name: "首页" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(shortCuts(page)).toHaveCount(0);
});

test("each page has its title, its heading the focus, and its top the scroll", async ({ page }) => {
  await page.goto("/courselist");
  const titles = new Set([await page.title()]);
  for (const [name, path] of [
    ["下载 App", "/download"],
    ["关于我们", "/about"],
    ["退款须知", "/refund"],
    ["用户协议", "/agreement"],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page).toHaveTitle(/. · 杏林针道$/);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(5);
  await page.goBack();
  await expect(page).toHaveTitle(/^退款须知/);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
});

test("a page that is reloaded, or come back to from another document, stands where it was left", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => scrollTo(0, 2500));
  await expect.poll(() => scrolled(page)).toBe(2500);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(2500);
  await page.goto("/robots.txt");
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(2500);
});

test("another course on the player's page is another page: its heading has the focus, its top the scroll", async ({
  page,
}) => {
  await page.goto("/coursevideo?id=28");
  const others = page.getByRole("region", { name: "猜你喜欢" }).getByRole("link");
  await others.last().scrollIntoViewIfNeeded();
  await others.last().click();
  await expect(page).not.toHaveURL(/id=28/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
});

test("while a page's data is on its way its title is not that of the page before", async ({ page }) => {
  await page.goto("/courselist");
  const held = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/cousrsedetail/);
  await expect(page).toHaveTitle("杏林针道");
  expect(await focusIs(page, "main")).toBe(true);
  held.resolve();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/. · 杏林针道$/);
});

test.describe("the search", () => {
  test("refreshes the list in place, keeps its focus, and asks again for the same keyword", async ({
    page,
  }) => {
    await page.goto("/courselist");
    await page.mouse.wheel(0, 200);
    const field = headerSearch(page);
    await field.fill("针");
    const list = page.waitForResponse((answer) =>
      Boolean(answer.request().postData()?.includes("AllCourses")),
    );
    await field.press("Enter");
    await expect(page).toHaveURL(/keyword=/);
    await (await list).finished();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("“针”");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("针");
    const entries = await page.evaluate(() => history.length);
    const again = page.waitForRequest((request) => Boolean(request.postData()?.includes("AllCourses")));
    await field.press("Enter");
    await again;
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test("keeps its keyword from page to page until it is cleared", async ({ page }) => {
    await page.goto("/");
    await headerSearch(page).fill("艾灸");
    await headerSearch(page).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("艾灸");
    await page.getByRole("main").getByRole("article").first().getByRole("link").click();
    await expect(page).toHaveURL(/cousrsedetail/);
    await expect(headerSearch(page)).toHaveValue("艾灸");
    await page.reload();
    await expect(headerSearch(page)).toHaveValue("艾灸");
    await headerSearch(page).fill("");
    await headerSearch(page).press("Enter");
    await expect(page).toHaveURL(/\/courselist$/);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(8);
    await page.goto("/agreement");
    await expect(headerSearch(page)).toHaveValue("");
  });
});

test("the network's absence is told, and its return", async ({ page, context }) => {
  await page.goto("/agreement");
  await context.setOffline(true);
  const banner = page.getByText(/网络断开了/);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test.describe("a page that cannot be shown", () => {
  test("says so when its code does not come, with one way on that works", async ({ page }) => {
    await page.goto("/courselist");
    await page.route("**/assets/course-page-*.js", (route) => route.abort());
    await page.getByRole("main").getByRole("article").first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("这一页没有打开");
    await expect(page.getByText(/没有下载完/)).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await page.unroute("**/assets/course-page-*.js");
    await page.getByRole("button", { name: "重新打开" }).click();
    await expect(page.getByText("这一页没有打开")).toHaveCount(0);
    await expect(page).toHaveURL(/cousrsedetail/);
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  });

  test("offers a reload when its code has not come for two minutes", async ({ page }) => {
    await page.clock.install();
    await page.goto("/courselist");
    await page.route("**/assets/course-page-*.js", () => {});
    await page.getByRole("main").getByRole("article").first().getByRole("link").click();
    await page.clock.runFor(119_000);
    await expect(page.getByText("这一页没有打开")).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("这一页没有打开");
    await expect(page.getByRole("button", { name: "重新打开" })).toBeVisible();
  });

  test("says so when it fails while it is drawn; the next page is a new chance", async ({ page }) => {
    await page.goto("/courselist");
    await page.route("**/graphql", (route) =>
      route.fulfill({ json: { data: { course: { id: "1", __typename: "Course" } } } }),
    );
    await page.getByRole("main").getByRole("article").first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("这一页没有打开");
    await expect(page.getByText(/出了意外/)).toBeVisible();
    await page.unroute("**/graphql");
    await page.getByRole("contentinfo").getByRole("link", { name: "用户协议" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/协议/);
  });

  test("does not go because the sign-in dialog's code did not come", async ({ page }) => {
    await page.goto("/courselist");
    await page.route("**/assets/sign-in-dialog-*.js", (route) => route.abort());
    await page.getByRole("banner").getByRole("link", { name: "登录" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel("手机号")).toBeVisible();
  });
});

test.describe("/refresh", () => {
  test("re-enters the page one came from, and leaves no trace in the history", async ({ page }) => {
    await page.goto("/agreement");
    await page.goto("/courselist?sort=hot");
    const entries = await page.evaluate(() => history.length);
    await page.goto("/refresh");
    await expect(page).toHaveURL(/\/courselist\?sort=hot$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("课程列表");
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(page).toHaveURL(/\/courselist\?sort=hot$/);
  });

  test("leads home when one came from nowhere, and never goes in circles", async ({ page }) => {
    await page.goto("/refresh");
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.evaluate(() => sessionStorage.setItem("xinglin.page", "//elsewhere.example/"));
    await page.goto("/refresh");
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await page.evaluate(() => {
      sessionStorage.setItem("xinglin.page", "/about");
      sessionStorage.setItem("xinglin.refreshed", `/about ${Date.now() + 60_000}`);
    });
    await page.goto("/refresh");
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test("/download has a code and a link for each system, and tells what is new", async ({ page }) => {
  await page.goto("/download");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("手机 App");
  for (const name of ["App Store", "安卓", "公众号"]) {
    const code = page.getByRole("main").getByRole("img", { name: `${name}二维码` });
    await expect(code).toBeVisible();
    expect(await code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  await expect(page.getByRole("link", { name: "打开 App Store" })).toHaveAttribute("href", /^https:/);
  const versions = page.getByRole("region", { name: "更新说明" }).getByRole("article");
  expect(await versions.count()).toBeGreaterThan(1);
  await expect(versions.first().getByRole("heading")).toHaveText(/^\d+\.\d+/);
  await expect(versions.first().getByRole("time")).toHaveText(/年.*月.*日/);
});

test("the footer shows what is configured, and each of its links leads to a page", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole("link", { name: /^\d{3}-/ })).toHaveAttribute("href", /^tel:/);
  await expect(footer.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await expect(footer.getByRole("img", { name: "手机 App二维码" })).toBeVisible();
  await expect(footer.getByRole("img", { name: "公众号二维码" })).toBeVisible();
  await expect(footer.getByRole("link", { name: /备/ })).toBeVisible();
  const own = await footer
    .locator("a[href^='/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const header = await page
    .getByRole("banner")
    .locator("a[href^='/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(own).toContain("/download");
  for (const address of new Set([...own, ...header])) {
    expect((await request.get(address, { headers: { accept: "text/html" } })).status(), address).toBe(200);
  }
});

test("the avatar's panel has the name, today's minutes, the courses, the theme and the way out", async ({
  page,
}) => {
  await page.goto("/agreement");
  await page.getByRole("banner").getByRole("link", { name: "登录" }).click();
  await signIn(page, "13800000052");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /我的账户/ })
    .click();
  const panel = page.getByRole("dialog", { name: "我的账户" });
  await expect(panel.getByText(/今日学习 \d+ 分钟/)).toBeVisible();
  await expect(panel.getByRole("link", { name: "我的课程" })).toHaveAttribute("href", "/bought");
  await expect(panel).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link", { name: "我的课程" })).toBeFocused();
  await expect(panel.getByRole("link", { name: "我的医案" })).toHaveAttribute("href", "/caselist");
  await panel.getByRole("radio", { name: "玄" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /我的账户/ })
    .click();
  await panel.getByRole("radio", { name: "随系统" }).check();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("button", { name: /我的账户/ })).toBeFocused();
});

test("at 375 the menu is worked by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto("/agreement");
  const opener = page.getByRole("banner").getByRole("button", { name: "菜单" });
  for (let presses = 0; presses < 6 && !(await focusIs(page, '[aria-label="菜单"]')); presses += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "菜单" });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  const courses = sheet.getByRole("link", { name: "全部课程" });
  for (
    let presses = 0;
    presses < 8 && !(await courses.evaluate((link) => link === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press("Tab");
  }
  await expect(courses).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/courselist$/);
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test.describe("before any script has run", () => {
  test.use({ javaScriptEnabled: false });

  test("a page is whole: styled, and its links lead on", async ({ page }) => {
    await page.goto("/courselist");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(8);
    const header = page.getByRole("banner");
    await expect(header).toHaveCSS("position", "sticky");
    await header.getByRole("link", { name: "免费专区" }).click();
    await expect(page).toHaveURL(/courselistFree$/);
  });
});

test("the first paint has the whole look: nothing moves or changes colour when the sheet comes", async ({
  page,
}) => {
  for (const address of ["/", "/courselist", "/download", "/cousrsedetail/1"]) {
    await page.route("**/assets/*", (route) => route.abort());
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const looks = () =>
      page.locator("#app *").evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, font } = getComputedStyle(element);
          return [element.tagName, x, y, width, height, color, backgroundColor, font].join(" ");
        }),
      );
    await page.waitForTimeout(300);
    const before = await looks();
    await page.unroute("**/assets/*");
    const sheet = await page.evaluate(
      () => /href="([^"]+)"/.exec(document.querySelector("noscript")?.textContent ?? "")?.[1],
    );
    await page.addStyleTag({ url: sheet });
    expect(await looks(), address).toEqual(before);
  }
});

for (const address of ["/download", "/about", "/no-such-page", "/login"]) {
  test(`${address} with the promo has no axe finding in any look, and fits`, async ({ page }) => {
    // The stream of the sign-in page stays open: its network never rests.
    await page.goto(address, { waitUntil: address === "/login" ? "load" : "networkidle" });
    await expect(page).toHaveTitle(/杏林针道/);
    await page.mouse.wheel(0, 200);
    await page.evaluate(() => dispatchEvent(new Event("scroll")));
    if (address === "/login") await page.waitForTimeout(1300);
    else await expect(promo(page)).toBeVisible();
    expect(await findingsInLooks(page, "day", "night", "forced")).toEqual([]);
    for (const width of [1280, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `at ${width} wide`).toBeLessThanOrEqual(0);
    }
  });
}
