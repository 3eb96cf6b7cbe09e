import { expect, test } from "playwright/test";
import { signIn } from "./sign-in.ts";

const currentTime = (video: HTMLVideoElement) => video.currentTime;

test("a visitor signs in, finds a course, watches a free lesson and signs out", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/杏林针道/);
  await page.getByRole("banner").getByRole("link", { name: /登录/ }).first().click();
  await signIn(page, "13800000009");

  const search = page.getByRole("banner").getByRole("combobox", { name: "搜索课程" });
  await search.fill("五行");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/courselist\?.*keyword=/);
  const course = page
    .getByRole("main")
    .getByRole("link", { name: /五行藏象/ })
    .first();
  await course.click();
  await expect(page).toHaveURL(/\/cousrsedetail\/\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("五行藏象");

  await page
    .getByRole("link", { name: /立即学习/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/coursevideo\?id=\d+/);
  const video = page.locator("video");
  const player = page.getByRole("region", { name: /播放器/ });
  await expect.poll(() => video.evaluate(currentTime), { timeout: 30_000 }).toBeGreaterThan(5);

  await expect(player.locator("[data-captions]")).not.toBeEmpty();

  const before = await video.evaluate(currentTime);
  await player.getByRole("slider", { name: /进度/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(async () => expect(await video.evaluate(currentTime)).toBeGreaterThan(before + 4)).toPass();

  await page
    .getByRole("button", { name: /账户|我的/ })
    .first()
    .click();
  await page.getByRole("button", { name: "退出登录" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("您将要退出当前账户, 是否继续?");
  await question.getByRole("button", { name: /继续|确定|退出/ }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: /登录/ }).first()).toBeVisible();
});
