import jsQR from "jsqr";
import { PNG } from "pngjs";
import { expect, test, type Page } from "playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { findings } from "./axe.ts";
import { signIn } from "./sign-in.ts";

/** 毫针入门, free: two lessons of 24 seconds. */
const course = "/cousrsedetail/26";

const video = (page: Page) => page.locator("video");

async function watchToTheEnd(page: Page) {
  await expect
    .poll(() => video(page).evaluate((node: HTMLVideoElement) => node.currentTime), { timeout: 30_000 })
    .toBeGreaterThan(0.1);
  await video(page).evaluate((node: HTMLVideoElement) => void (node.playbackRate = 2));
  await expect(page.getByRole("button", { name: "重播" }).first()).toBeVisible({ timeout: 30_000 });
}

test("a course studied to its end gives a certificate, which anyone can read and check", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await page.goto("/coursevideo?id=26");
  await page.getByText("登录后播放").locator("..").getByRole("button", { name: "登录 / 注册" }).click();
  await signIn(page, "13600000201");
  await watchToTheEnd(page);
  const player = page.getByRole("region", { name: /^播放器/ });
  await player
    .getByRole("link", { name: /^下一讲/ })
    .last()
    .click();
  await expect(page.getByRole("button", { name: "重播" }).first()).toBeHidden();
  await watchToTheEnd(page);
  const lessons = page.getByRole("region", { name: "课程目录" });
  await expect(lessons.getByRole("link", { name: /已学|正在播放/ })).toHaveCount(2);

  await page.goto(course);
  await page.getByRole("button", { name: "领结业证书" }).click();
  const dialog = page.getByRole("dialog", { name: "领结业证书" });
  const name = dialog.getByRole("textbox", { name: "证书上的姓名" });
  await name.fill(" ");
  await dialog.getByRole("button", { name: "领证书" }).click();
  await expect(dialog.getByText("请输入证书上的姓名")).toBeVisible();
  await name.fill("沈知微");
  await dialog.getByRole("button", { name: "领证书" }).click();

  await expect(page).toHaveURL(/\/certificate\/[\dA-Z-]{19}$/);
  const code = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const title = await page.getByText(/^《.+》$/).innerText();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto("/certificate");
  await stranger.getByRole("textbox", { name: "证书编号" }).fill(code.toLowerCase());
  await stranger.getByRole("button", { name: "查验" }).click();
  const sheet = stranger.getByRole("article");
  await expect(sheet).toContainText("沈知微");
  await expect(sheet).toContainText(title);
  expect(await findings(stranger)).toEqual([]);

  const picture = PNG.sync.read(await stranger.getByRole("img", { name: "查验二维码" }).screenshot());
  const read = jsQR(new Uint8ClampedArray(picture.data), picture.width, picture.height);
  expect(read?.data).toBe(stranger.url());

  const pdf = await getDocumentProxy(new Uint8Array(await stranger.pdf()));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  // Some signs of the font are drawn by their radicals' code points.
  const printed = text.normalize("NFKC").replaceAll(/\s/g, "");
  expect(totalPages).toBe(1);
  for (const part of ["沈知微", title.normalize("NFKC"), code, "2讲"]) expect(printed).toContain(part);
  expect(printed, "what belongs to the site stays off the paper").not.toContain("打印或存成");
  await stranger.context().close();
});

test("a code that was never given is said to be unknown", async ({ page }) => {
  await page.goto("/certificate/AAAA-BBBB-CCCC-DDDD");
  await expect(page.getByRole("heading", { name: "没有这张证书" })).toBeVisible();
});
