import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "playwright/test";
import { signIn } from "./sign-in.ts";

/** A lesson of 88 seconds whose trial is a minute. */
const lesson = "/coursevideo?id=1&playId=3";
const trialEnd = 60;
const free = "/coursevideo?id=25";

const video = (page: Page) => page.locator("video");
const player = (page: Page) => page.getByRole("region", { name: /^播放器/ });
const at = (page: Page) => video(page).evaluate((node: HTMLVideoElement) => node.currentTime);
const length = (page: Page) => video(page).evaluate((node: HTMLVideoElement) => node.duration);
const isPaused = (page: Page) => video(page).evaluate((node: HTMLVideoElement) => node.paused);

const opened = (page: Page) =>
  expect
    .poll(() => video(page).evaluate((node: HTMLVideoElement) => node.readyState), { timeout: 30_000 })
    .toBeGreaterThanOrEqual(2);

async function arrive(page: Page, mobile: string, address = lesson) {
  await page.goto(address);
  const stage = page.getByText("登录后播放").locator("..");
  // The stage asks once the page is alive; what is on paper before that cannot be pressed yet.
  await stage.getByRole("button", { name: "登录 / 注册" }).click();
  await signIn(page, mobile);
  await opened(page);
}

/** Plays from `second` on. */
const playFrom = (page: Page, second: number, rate = 1) =>
  video(page).evaluate(
    (node: HTMLVideoElement, [to, speed]) => {
      node.currentTime = to;
      node.playbackRate = speed;
      // It may have to wait for data, and ends where the trial does; the picture tells.
      node.play().catch(() => {});
    },
    [second, rate] as const,
  );

const trialOver = (page: Page) => page.getByText("试看结束", { exact: true });

async function expectEnded(page: Page) {
  await expect(trialOver(page)).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => at(page)).toBe(0);
  expect(await isPaused(page)).toBe(true);
}

test("a trial ends where it ends, after a refresh, a jump, at double speed and in a second tab", async ({
  page,
}) => {
  test.slow();
  await arrive(page, "13600000001");
  await expect(page.getByText(/可试看 1 分钟，还剩/)).toBeVisible();
  expect(await length(page)).toBeLessThan(trialEnd + 5);
  await playFrom(page, 58.5);
  await expectEnded(page);

  await page.getByRole("button", { name: "重看试看" }).click();
  await expect(trialOver(page)).toBeHidden();
  await expect.poll(() => at(page)).toBeGreaterThan(0.3);
  await playFrom(page, 57, 2);
  await expectEnded(page);

  await page.reload();
  await opened(page);
  expect(await length(page)).toBeLessThan(trialEnd + 5);
  await playFrom(page, 1);
  await video(page).evaluate((node: HTMLVideoElement) => void (node.currentTime = 85));
  await expectEnded(page);

  const second = await page.context().newPage();
  await second.goto(lesson);
  await opened(second);
  expect(await length(second)).toBeLessThan(trialEnd + 5);
});

test("a copied media address gives no more than the trial, and nothing under another lesson's name", async ({
  page,
  playwright,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await arrive(page, "13600000002");
  await expect.poll(() => asked.find((url) => /\/media\/.+\/\d+p\/.+\.m4s/.test(url))).toBeTruthy();
  const list = asked.find((url) => /\/media\/.+\/\d+p\/.*\.m3u8/.test(url)) ?? "";
  expect(list).not.toBe("");

  const stranger = await playwright.request.newContext();
  const text = await (await stranger.get(list)).text();
  const seconds = [...text.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, of]) => sum + Number(of), 0);
  expect(seconds).toBeLessThan(trialEnd + 5);
  const segments = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const last = segments.at(-1) ?? "";
  const next = last.replace(/\d+(?=\.\w+$)/, (digits) =>
    String(Number(digits) + 1).padStart(digits.length, "0"),
  );
  const status = async (url: string) => (await stranger.get(url)).status();
  expect(await status(new URL(last, list).href)).toBe(200);
  expect(await status(new URL(next, list).href)).toBe(403);
  // The ticket is for this lesson, and is no ticket once a letter of it is another.
  expect(await status(list.replace("weijing-03", "weijing-02"))).toBe(403);
  const [, ticket = ""] = /\/media\/([^/]+)\//.exec(list) ?? [];
  const forged = `${ticket.startsWith("e") ? "f" : "e"}${ticket.slice(1)}`;
  expect(await status(list.replace(ticket, forged))).toBe(403);
  await stranger.dispose();
});

test("paid at the end of the trial, the lesson goes on at that second without a reload", async ({ page }) => {
  await arrive(page, "13600000003");
  await page.evaluate(() => void Object.assign(window, { stillHere: true }));
  await playFrom(page, 58.5);
  await expectEnded(page);
  await player(page).getByRole("button", { name: "购买课程" }).click();
  const dialog = page.getByRole("dialog", { name: "购买课程" });
  await dialog.getByRole("radio", { name: "支付宝" }).check();
  const popup = page.waitForEvent("popup");
  await page.frameLocator('iframe[title="支付宝付款"]').getByRole("button", { name: "去支付宝付款" }).click();
  const cashier = await popup;
  await cashier.getByRole("button", { name: "确认付款" }).click();
  await expect(cashier.getByRole("heading", { name: "支付成功" })).toBeVisible();
  await page.bringToFront();
  await expect(dialog).toBeHidden({ timeout: 20_000 });
  await expect.poll(() => at(page), { timeout: 30_000 }).toBeGreaterThan(trialEnd + 0.5);
  expect(await at(page)).toBeLessThan(trialEnd + 20);
  expect(await length(page)).toBeGreaterThan(80);
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  await expect(trialOver(page)).toBeHidden();
});

test("a ticket that runs out while it plays is renewed, and the picture goes on", async ({ page }) => {
  const tickets = new Set<string>();
  // The first ticket is good for the beginning alone; what lies later asks for another.
  await page.route(/\/media\/[\w.-]+\/weijing-03\//, (route) => {
    const [, ticket = "", file = ""] =
      /\/media\/([\w.-]+)\/weijing-03\/(.*)$/.exec(route.request().url()) ?? [];
    tickets.add(ticket);
    const [first] = tickets;
    return ticket === first && /1\d\.m4s$/.test(file) ? route.fulfill({ status: 403 }) : route.continue();
  });
  await arrive(page, "13600000004");
  await playFrom(page, 40);
  await expect.poll(() => at(page), { timeout: 30_000 }).toBeGreaterThan(41);
  expect(tickets.size).toBeGreaterThan(1);
  await expect(page.getByText("播放地址已失效")).toBeHidden();
});

test("a server that is away for a while is waited for", async ({ page }) => {
  test.slow();
  // The beginning came in; what follows is asked for in vain until the server is back.
  const later = /\/media\/.+\/1\d\.m4s$/;
  await page.route(later, (route) => route.abort("connectionrefused"));
  await arrive(page, "13600000005");
  await playFrom(page, 44);
  await expect(page.getByText("网络断了，正在重连")).toBeVisible({ timeout: 20_000 });
  await page.unroute(later);
  await expect.poll(() => at(page), { timeout: 40_000 }).toBeGreaterThan(45);
  expect(await isPaused(page)).toBe(false);
});

test("the watermark comes back when it is taken away", async ({ page }) => {
  await arrive(page, "13600000006");
  const mark = player(page).locator("[data-watermark]");
  await expect(mark).toHaveCount(1);
  await mark.evaluate((node) => node.remove());
  await expect(mark).toHaveCount(1);
  await mark.evaluate((node) => node.style.setProperty("display", "none", "important"));
  await expect(mark).toBeVisible();
  await expect(page.getByText(/用来防止录屏外传/)).toBeVisible();
});

test("the transcript follows, finds and seeks; notes are kept, sought and taken away", async ({ page }) => {
  await arrive(page, "13600000007");
  await page.getByRole("tab", { name: "文字稿" }).click();
  const words = page.getByRole("region", { name: "文字稿" });
  const lines = words.getByRole("listitem");
  await expect(lines.first()).toBeVisible();
  // Captions end where the trial ends.
  await playFrom(page, 20);
  await expect(words.locator("[aria-current]")).toBeVisible();
  await words.getByRole("searchbox", { name: "在文字稿里找" }).fill("足三里");
  await expect(words.getByText(/^第 1 处，共 \d+ 处$/)).toBeAttached();
  await video(page).evaluate((node: HTMLVideoElement) => node.pause());
  await lines.nth(1).getByRole("button").click();
  await expect.poll(() => at(page)).toBeLessThan(20);

  await playFrom(page, 12);
  await video(page).evaluate((node: HTMLVideoElement) => node.pause());
  await player(page).focus();
  await page.keyboard.press("n");
  const field = page.getByRole("textbox", { name: "笔记", exact: true });
  await expect(field).toBeFocused();
  await field.fill("犊鼻下三寸 *不是强调*");
  await page.keyboard.press("Control+Enter");
  const note = page.getByRole("listitem", { name: /的笔记$/ });
  await expect(note).toHaveCount(1);
  await expect(field).toHaveValue("");

  await page.reload();
  await opened(page);
  await page.getByRole("tab", { name: "笔记" }).click();
  await expect(note).toContainText("犊鼻下三寸");
  await note.getByRole("button", { name: /^跳到 1[23] 秒$/ }).click();
  await expect.poll(() => at(page)).toBeGreaterThanOrEqual(12);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "导出 Markdown" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("足三里：取穴与进针 笔记.md");
  const markdown = await readFile(await file.path(), "utf8");
  expect(markdown).toContain("# 足三里：取穴与进针\n");
  expect(markdown).toContain(String.raw`犊鼻下三寸 \*不是强调\*`);
});

test("a visitor is asked to sign in, and a paid-up lesson starts by itself", async ({ page }) => {
  await arrive(page, "13600000008", free);
  await expect.poll(() => at(page), { timeout: 20_000 }).toBeGreaterThan(0.5);
});

test("where things shall not move, nothing of the player glides", async ({ page }) => {
  const gliding = () =>
    player(page).evaluate((node) => {
      const times = [...node.querySelectorAll("*")].flatMap((part) =>
        getComputedStyle(part).transitionDuration.split(", "),
      );
      const animated = node
        .getAnimations({ subtree: true })
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.getKeyframes().some((at) => "translate" in at || "transform" in at),
        );
      return times.filter((time) => Number.parseFloat(time) > 0).length + animated.length;
    });
  await arrive(page, "13600000009", free);
  expect(await gliding()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await opened(page);
  await expect(player(page).locator("[data-watermark]")).toHaveCount(1);
  expect(await gliding()).toBe(0);
});
