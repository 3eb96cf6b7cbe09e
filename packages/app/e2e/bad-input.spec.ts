import { expect, test } from "playwright/test";
import { codeFor } from "./sign-in.ts";

test.describe("signing in with the wrong things", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/courselist");
    await page.getByRole("banner").getByRole("link", { name: "登录" }).click();
  });

  test("tells of a wrong phone and keeps what was typed", async ({ page }) => {
    const dialog = page.getByRole("dialog", { name: "登录" });
    const phone = dialog.getByLabel("手机号");
    await phone.fill("12345678901");
    await dialog.getByRole("button", { name: "获取验证码" }).click();
    await expect(dialog.getByText("请输入合法的手机号")).toBeVisible();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue(/12345678901/);
  });

  test("asks for the code, refuses a wrong one, and takes the right one afterwards", async ({ page }) => {
    const dialog = page.getByRole("dialog", { name: "登录" });
    await dialog.getByLabel("手机号").fill("13800000031");
    await dialog.getByRole("button", { name: "登录", exact: true }).click();
    await expect(dialog.getByText("请输入验证码")).toBeVisible();

    await dialog.getByRole("button", { name: "获取验证码" }).click();
    await expect(dialog.getByRole("button", { name: /秒后重试/ })).toBeVisible();
    const code = await codeFor("13800000031");
    const field = dialog.getByLabel("验证码", { exact: true });
    await field.fill(code === "000000" ? "111111" : "000000");
    await dialog.getByRole("button", { name: "登录", exact: true }).click();
    await expect(dialog.getByText(/验证码错误/)).toBeVisible();
    await field.fill(code);
    await dialog.getByRole("button", { name: "登录", exact: true }).click();
    await expect(page.getByText("登录成功", { exact: true })).toBeVisible();
  });

  test("says how long to wait when a code is asked for again too early, in another tab too", async ({
    page,
    context,
  }) => {
    const dialog = page.getByRole("dialog", { name: "登录" });
    await dialog.getByLabel("手机号").fill("13800000032");
    await dialog.getByRole("button", { name: "获取验证码" }).click();
    await expect(dialog.getByRole("button", { name: /秒后重试/ })).toBeVisible();
    const other = await context.newPage();
    await other.goto("/login");
    await other.getByLabel("手机号").fill("13800000032");
    await other.getByRole("button", { name: "获取验证码" }).click();
    await expect(other.getByText(/秒/).first()).toBeVisible();
    await expect(other.getByLabel("手机号")).toHaveValue(/138 ?0000 ?0032/);
  });

  test("keeps what was typed when the dialog is closed and opened again", async ({ page }) => {
    const dialog = page.getByRole("dialog", { name: "登录" });
    await dialog.getByLabel("手机号").fill("13800000033");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.getByRole("banner").getByRole("link", { name: "登录" }).click();
    await expect(dialog.getByLabel("手机号")).toHaveValue(/138 ?0000 ?0033/);
  });
});

test("an unknown course says so with status 404 and a way on", async ({ page }) => {
  const answer = await page.goto("/cousrsedetail/99999");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("没有找到这个课程");
  await page.getByRole("link", { name: "看看全部课程" }).click();
  await expect(page).toHaveURL(/\/courselist$/);
});

test("an unknown address shows the Chinese 404 page with a search that works", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("没有这一页");
  const search = page.getByRole("main").getByRole("searchbox");
  await search.fill("艾灸");
  await search.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("艾灸");
});

for (const [address, words] of [
  ["/courselist?page=0", "课程列表"],
  ["/courselist?itemId=abc", "课程列表"],
] as const) {
  test(`${address} is the first page`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(8);
  });
}

test("a page far past the end is empty and leads back", async ({ page }) => {
  await page.goto("/courselist?page=9999");
  await expect(page.getByText("这一页之后没有课程了")).toBeVisible();
  await page.getByRole("link", { name: "回到第一页" }).click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(8);
});

test("a keyword of a megabyte is answered in Chinese", async ({ request }) => {
  const answer = await request.get(`/courselist?keyword=${"a".repeat(1024 * 1024)}`);
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  const text = await answer.text();
  expect(text).toContain("太长");
  expect(text).not.toMatch(/\bat .+:\d+:\d+/);
});

test("a very long keyword typed into the search still leaves a page that works, time and again", async ({
  page,
}) => {
  await page.goto("/courselist");
  const search = page.getByRole("banner").getByRole("combobox", { name: "搜索课程" });
  // Going back at once has frozen one page in eight (docs/adr/0016).
  for (let times = 0; times < 4; times += 1) {
    await search.fill("针".repeat(3000));
    await search.press("Enter");
    await expect(page.getByText("没有符合条件的课程")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "清除筛选" }).first().click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(8);
  }
});

test("without a network the page says so, stays, and recovers by itself", async ({ page, context }) => {
  await page.goto("/courselist");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(8);
  await context.setOffline(true);
  await expect(page.getByText(/网络断开了/)).toBeVisible();
  await page.getByRole("navigation", { name: "排序" }).getByRole("link", { name: "最热" }).click();
  await expect(page.getByText("课程没有取回来")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(8);
});

test("when the gateway fails the section says so and the rest of the page stands", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("heading", { name: "付费课程" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("tabpanel").getByRole("article")).toHaveCount(4);
  await page.route("**/graphql", (route) => route.fulfill({ status: 502, body: "bad gateway" }));
  await page.getByRole("tab", { name: "方药" }).click();
  await expect(page.getByText("课程没有取回来")).toBeVisible();
  await expect(page.getByRole("heading", { name: "免费专区" })).toBeVisible();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "再试一次" }).click();
  await expect(page.getByRole("tabpanel", { name: "方药" }).getByRole("article")).toHaveCount(4);
});
