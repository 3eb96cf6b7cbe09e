import jsQR from "jsqr";
import { PNG } from "pngjs";
import { expect, test, type Page } from "playwright/test";
import { signIn } from "./sign-in.ts";

/** What a camera would read from the page's picture of a code. */
async function scan(page: Page, name: string): Promise<string> {
  const picture = PNG.sync.read(await page.getByRole("img", { name }).screenshot());
  const read = jsQR(new Uint8ClampedArray(picture.data), picture.width, picture.height);
  return read?.data ?? "";
}

const signInLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "登录" });

async function openSignIn(page: Page) {
  await page.goto("/courselist");
  // Before its script runs the link leads to the same form as a page.
  await expect(async () => {
    await signInLink(page).click();
    await expect(page.getByRole("dialog", { name: "登录" })).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test("a phone that is signed in lets a computer in by scanning its code", async ({ page, browser }) => {
  const phone = await (await browser.newContext()).newPage();
  await openSignIn(phone);
  await signIn(phone, "13900000201");

  await openSignIn(page);
  const dialog = page.getByRole("dialog", { name: "登录" });
  await expect(dialog.getByRole("img", { name: "登录二维码" })).toBeVisible();
  const address = await scan(page, "登录二维码");
  expect(new URL(address).pathname).toMatch(/^\/scan\/[\w-]{22}$/);

  await phone.goto(address);
  await expect(
    phone.getByText(/要让「Chrome · Linux」以 学员0201（139\*\*\*\*0201） 的身份登录吗/),
  ).toBeVisible();
  await expect(dialog.getByText("已扫码，请在手机上确认")).toBeVisible();
  await phone.getByRole("button", { name: "确认登录" }).click();
  await expect(phone.getByRole("heading", { name: "已确认" })).toBeVisible();

  await expect(page.getByText("登录成功", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "学员0201，我的账户" })).toBeVisible();

  // Scanned again, the code has been used.
  await phone.goto(address);
  await expect(phone.getByRole("heading", { name: "这个二维码已经用过了" })).toBeVisible();
  await phone.context().close();
});

test("a stream that breaks off is opened again, and still lets in", async ({ page, browser }) => {
  let opened = 0;
  await page.route("**/graphql", (route) => {
    if (!route.request().postData()?.includes("FollowQrSignIn")) return route.fallback();
    opened += 1;
    if (opened > 2) return route.fallback();
    // Refused, then cut off before it has said anything.
    return opened % 2 === 1
      ? route.abort("connectionreset")
      : route.fulfill({ contentType: "text/event-stream", body: "" });
  });
  const phone = await (await browser.newContext()).newPage();
  await openSignIn(phone);
  await signIn(phone, "13900000208");
  await openSignIn(page);
  const dialog = page.getByRole("dialog", { name: "登录" });
  await expect(dialog.getByRole("img", { name: "登录二维码" })).toBeVisible({ timeout: 10_000 });
  expect(opened).toBe(3);
  await phone.goto(await scan(page, "登录二维码"));
  await phone.getByRole("button", { name: "确认登录" }).click();
  await expect(page.getByRole("button", { name: "学员0208，我的账户" })).toBeVisible();
  await phone.context().close();
});

test("closing the dialog ends the code on the server", async ({ page, browser }) => {
  const phone = await (await browser.newContext()).newPage();
  await openSignIn(phone);
  await signIn(phone, "13900000202");
  await openSignIn(page);
  await expect(page.getByRole("img", { name: "登录二维码" })).toBeVisible();
  const address = await scan(page, "登录二维码");
  const ended = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("EndQrSignIn") ?? false,
  );
  await page.keyboard.press("Escape");
  await ended;
  await phone.goto(address);
  await expect(phone.getByRole("heading", { name: "那边的登录窗口已经关了" })).toBeVisible();
  await phone.context().close();
});

test("a scanned code asks a phone that is not signed in to do so first, and says when it knows no such code", async ({
  page,
}) => {
  await page.goto(`/scan/${"x".repeat(22)}`);
  await expect(page.getByText("先在这台设备上登录，再确认那一边的登录。")).toBeVisible();
  await openSignIn(page);
  await signIn(page, "13900000203");
  await page.goto(`/scan/${"x".repeat(22)}`);
  await expect(page.getByText("这个二维码认不出来，请刷新后再扫")).toBeVisible();
});

test("a password is chosen, signs in, and the learner's devices can be signed out", async ({
  page,
  browser,
}) => {
  await openSignIn(page);
  await signIn(page, "13900000204");
  await page.goto("/devices");
  await expect(page.getByText("这台设备", { exact: true })).toBeVisible();
  await page.getByLabel("新密码").fill("short");
  await page.getByRole("button", { name: "设好密码" }).click();
  await expect(page.getByText("密码至少 8 个字")).toBeVisible();
  await page.getByLabel("新密码").fill("needle and thread");
  await page.getByRole("button", { name: "设好密码" }).click();
  await expect(page.getByText("密码已经设好，下次可以用手机号和它登录", { exact: true })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await openSignIn(other);
  const dialog = other.getByRole("dialog", { name: "登录" });
  await dialog.getByRole("button", { name: "用密码登录" }).click();
  await dialog.getByLabel("手机号").fill("13900000204");
  await dialog.getByRole("textbox", { name: "密码" }).fill("a guess at it");
  await dialog.getByRole("button", { name: "登录", exact: true }).click();
  await expect(dialog.getByText("手机号或密码不对")).toBeVisible();
  await expect(dialog.getByLabel("手机号")).toHaveValue("13900000204");
  await dialog.getByRole("textbox", { name: "密码" }).fill("needle and thread");
  await dialog.getByRole("button", { name: "登录", exact: true }).click();
  await expect(other.getByText("登录成功", { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: /^退出 / }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "确定" }).click();
  await expect(page.getByText("那台设备已经退出", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^退出 / })).toBeHidden();
  await other.reload();
  await expect(other.getByText("验证失败，请重新登录", { exact: true })).toBeVisible();
  await other.context().close();
});

test("two tabs stay in step when one signs in, and when it becomes somebody else", async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  await second.goto("/courselist");
  await openSignIn(page);
  await signIn(page, "13900000205");
  await expect(second.getByRole("button", { name: "学员0205，我的账户" })).toBeVisible();

  await page.getByRole("button", { name: "学员0205，我的账户" }).click();
  await page.getByRole("button", { name: "退出登录" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "确定" }).click();
  await expect(signInLink(second)).toBeVisible();
  await signInLink(page).click();
  await signIn(page, "13900000206");
  await expect(page.getByRole("button", { name: "学员0206，我的账户" })).toBeVisible();
  await expect(second.getByRole("button", { name: "学员0206，我的账户" })).toBeVisible();
});

test("when the server cannot say who is signed in, nobody is, and the sign-in dialog opens", async ({
  page,
}) => {
  await openSignIn(page);
  await signIn(page, "13900000207");
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes('"Me"')) return route.continue();
    return route.fulfill({
      json: {
        data: { me: null },
        errors: [{ message: "用户信息读取失败", extensions: { code: "UPSTREAM_ERROR" } }],
      },
    });
  });
  await page.reload();
  await expect(page.getByText("验证失败，请重新登录", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "登录" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("xinglin.token"))).toBeNull();
});
