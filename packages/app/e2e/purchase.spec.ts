import jsQR from "jsqr";
import { PNG } from "pngjs";
import { expect, test, type Page } from "playwright/test";
import { signIn } from "./sign-in.ts";

const course = { id: 1, price: "¥1,999" };
const coursePage = `/cousrsedetail/${course.id}`;
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "购买课程" });
const buyButton = (page: Page) =>
  page.getByRole("button", { name: "购买课程" }).filter({ visible: true }).first();
const learnLink = (page: Page) =>
  page.getByRole("link", { name: "立即学习" }).filter({ visible: true }).first();

/** Signs a new learner in on the course's page. */
async function arrive(page: Page, mobile: string) {
  await page.goto(coursePage);
  await page.getByRole("button", { name: "登录 / 注册" }).filter({ visible: true }).first().click();
  await signIn(page, mobile);
}

async function openDialog(page: Page) {
  await buyButton(page).click();
  await expect(dialogOf(page)).toBeVisible();
}

const codeOf = (page: Page) => dialogOf(page).getByRole("img", { name: "微信付款码" });

/** What a phone's camera would read off the screen's QR code. */
async function scan(page: Page): Promise<string> {
  const src = (await codeOf(page).getAttribute("src")) ?? "";
  expect(src).toMatch(/^data:image\/png;base64,/);
  const png = PNG.sync.read(Buffer.from(src.split(",")[1] ?? "", "base64"));
  return jsQR(new Uint8ClampedArray(png.data), png.width, png.height)?.data ?? "";
}

/** Opens what the code says in another page, as a phone would. */
async function cashierFrom(page: Page): Promise<Page> {
  await expect(codeOf(page)).toBeVisible();
  const address = await scan(page);
  expect(address).toMatch(/\/knowledge\/cashier\/[0-9a-f]{32}$/);
  const cashier = await page.context().newPage();
  await cashier.goto(address);
  await expect(cashier.getByRole("heading", { name: "收银台" })).toBeVisible();
  return cashier;
}

async function expectOwned(page: Page) {
  await expect(page.getByText("购买成功", { exact: true })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(learnLink(page)).toBeVisible();
}

test("WeChat: the code leads to the cashier, and once it is paid the dialog notices by itself", async ({
  page,
}) => {
  await arrive(page, "13500000001");
  await openDialog(page);
  await expect(dialogOf(page)).toContainText(course.price);
  await expect(dialogOf(page)).toContainText(/还有 1[45]:\d\d 有效/);
  const cashier = await cashierFrom(page);
  await expect(cashier.getByText("¥1999.00")).toBeVisible();
  await cashier.getByRole("button", { name: "确认付款" }).click();
  await expect(cashier.getByRole("heading", { name: "支付成功" })).toBeVisible();
  await page.bringToFront();
  await expectOwned(page);

  await page.goto("/bought");
  await expect(page.getByRole("link", { name: /^足阳明胃经：取穴与刺法$/ })).toBeVisible();
  await page.getByRole("link", { name: "我的订单" }).click();
  await expect(page).toHaveURL(/\/bought\?tab=orders$/);
  const order = page.getByRole("listitem").filter({ hasText: "订单号" });
  await expect(order).toHaveCount(1);
  await expect(order).toContainText("已付款");
  await expect(order).toContainText("微信支付");
  await expect(page.getByRole("link", { name: "退款说明" })).toBeVisible();

  const refund = order.getByRole("button", { name: "申请退款" });
  await refund.click();
  const help = page.getByRole("dialog", { name: "申请退款" });
  await expect(help.getByText(/^订单号 [0-9a-f]{32}$/)).toBeVisible();
  await expect(help.getByRole("img", { name: "客服二维码" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(refund).toBeFocused();
});

test("Alipay: the form opens the cashier beside the page, without a script", async ({ page }) => {
  await arrive(page, "13500000002");
  await openDialog(page);
  await dialogOf(page).getByRole("radio", { name: "支付宝" }).check();
  const frame = page.frameLocator('iframe[title="支付宝付款"]');
  const opened = page.waitForEvent("popup");
  await frame.getByRole("button", { name: "去支付宝付款" }).click();
  const cashier = await opened;
  await expect(cashier.getByText("支付宝（沙箱）")).toBeVisible();
  await cashier.getByRole("button", { name: "确认付款" }).click();
  await expect(cashier.getByRole("heading", { name: "支付成功" })).toBeVisible();
  await page.bringToFront();
  await expectOwned(page);
});

test("cancelled at the cashier, the dialog says so and begins anew", async ({ page }) => {
  await arrive(page, "13500000003");
  await openDialog(page);
  const cashier = await cashierFrom(page);
  await cashier.getByRole("button", { name: "取消付款" }).click();
  await expect(cashier.getByRole("heading", { name: "订单已取消" })).toBeVisible();
  const first = cashier.url();
  await page.bringToFront();
  await expect(dialogOf(page).getByText("付款已取消")).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "重新付款" }).click();
  const again = await cashierFrom(page);
  expect(again.url()).not.toBe(first);
  await again.getByRole("button", { name: "确认付款" }).click();
  await page.bringToFront();
  await expectOwned(page);
});

test("the cashier closed without paying: 确认支付 closes the dialog, nothing is theirs, the order goes on", async ({
  page,
}) => {
  await arrive(page, "13500000004");
  await openDialog(page);
  const cashier = await cashierFrom(page);
  const address = cashier.url();
  await cashier.close();
  await dialogOf(page).getByRole("button", { name: "确认支付" }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText("还没有收到付款，到账后会自动开通", { exact: true })).toBeVisible();
  await expect(buyButton(page)).toBeVisible();

  await page.goto("/bought?tab=orders");
  await expect(page.getByText("待付款")).toBeVisible();
  await page.getByRole("button", { name: "继续付款" }).click();
  await expect(codeOf(page)).toBeVisible();
  expect(await scan(page)).toBe(address);
  await page.request.post(`${address}/pay`);
  await expect(page.getByText("购买成功", { exact: true })).toBeVisible();
  await expect(page.getByText("已付款")).toBeVisible();
});

test("an expired code covers itself, says its age, and is replaced", async ({ page }) => {
  await page.clock.install();
  await arrive(page, "13500000005");
  await openDialog(page);
  await expect(codeOf(page)).toBeVisible();
  const started = Date.now();
  await page.clock.fastForward("15:00");
  await expect(dialogOf(page).getByText(/15 分钟前的，已经过期/)).toBeVisible();
  await expect(codeOf(page)).toBeHidden();
  // Only this browser's clock was ahead.
  await page.clock.setSystemTime(started + 5_000);
  await dialogOf(page).getByRole("button", { name: "刷新二维码" }).click();
  await expect(codeOf(page)).toBeVisible();
});

test("money that comes after the order's time is noticed too", async ({ page }) => {
  await arrive(page, "13500000010");
  await openDialog(page);
  await expect(codeOf(page)).toBeVisible();
  const address = await scan(page);
  // A quarter of an hour on the server's clock: what it says of the open order is what it would say then.
  let late = 0;
  await page.route("**/graphql**", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"state":"OPEN"/, () => {
      late += 1;
      return '"state":"EXPIRED"';
    });
    await route.fulfill({ response, body });
  });
  await expect.poll(() => late).toBeGreaterThan(0);
  await page.request.post(`${address}/pay`);
  await expectOwned(page);
});

test("two tabs pay for one course: both lead to one order, and both notice", async ({ page }) => {
  await arrive(page, "13500000006");
  const other = await page.context().newPage();
  await other.goto(coursePage);
  await openDialog(other);
  await openDialog(page);
  const [one, two] = await Promise.all([cashierFrom(page), cashierFrom(other)]);
  expect(one.url()).toBe(two.url());
  await one.getByRole("button", { name: "确认付款" }).click();
  await two.getByRole("button", { name: "确认付款" }).click();
  await expect(two.getByRole("heading", { name: "支付成功" })).toBeVisible();
  await page.bringToFront();
  await expectOwned(page);
  await other.bringToFront();
  await expectOwned(other);
  await other.goto("/bought?tab=orders");
  await expect(other.getByRole("listitem").filter({ hasText: "订单号" })).toHaveCount(1);
});

test("a course bought elsewhere meanwhile is not sold again", async ({ page }) => {
  await arrive(page, "13500000007");
  await openDialog(page);
  const address = await cashierFrom(page).then((cashier) => cashier.url());
  await page.bringToFront();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await page.request.post(`${address}/pay`);
  // The page still believes what it read before.
  await buyButton(page).click();
  await expectOwned(page);
});

test("a session that ended under the purchase asks to sign in, and the purchase goes on after it", async ({
  page,
}) => {
  await arrive(page, "13500000008");
  await expect(buyButton(page)).toBeVisible();
  // Revoked elsewhere: the page still holds the token.
  const token = await page.evaluate(() => localStorage.getItem("xinglin.token") ?? "");
  await page.request.post("/knowledge/api/webLogin/logout", { headers: { token } });
  await buyButton(page).click();
  await signIn(page, "13500000009");
  await expect(codeOf(page)).toBeVisible();
  await expect(dialogOf(page)).toContainText(course.price);
});

test("a learner's own price stands over the course's, and is what the cashier asks", async ({ page }) => {
  await page.goto("/cousrsedetail/2");
  await page.getByRole("button", { name: "登录 / 注册" }).filter({ visible: true }).first().click();
  await signIn(page, "13800000002");
  await expect(page.getByRole("main")).toContainText("¥1,280");
  await openDialog(page);
  await expect(dialogOf(page)).toContainText("¥1,280");
  const cashier = await cashierFrom(page);
  await expect(cashier.getByText("¥1280.00")).toBeVisible();
  await cashier.getByRole("button", { name: "取消付款" }).click();
});
