import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { signIn } from "./sign-in.ts";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** 五行藏象, free: a lesson of 88 seconds and one of 24. */
const course = "/cousrsedetail/25";
const lesson = "/coursevideo?id=25&playId=58";
const mobile = "13800000071";

const timeOf = (page: Page) => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
const player = (page: Page) => page.getByRole("region", { name: /^播放器/ });

async function enter(page: Page) {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: /登录/ }).first().click();
  await signIn(page, mobile);
}

async function watchUntil(page: Page, second: number) {
  await expect.poll(() => timeOf(page), { timeout: 60_000 }).toBeGreaterThan(second);
}

/** Reports that wait, and the last position that was put into one. */
const told = (page: Page) =>
  page.evaluate(() => {
    const entries = Object.entries(localStorage);
    return {
      waiting: entries.filter(([key]) => key.startsWith("xinglin.study.")).length,
      position: Number(entries.find(([key]) => key.startsWith("xinglin.position."))?.[1] ?? -1),
    };
  });

/** Stops, and waits until the server has been told. */
async function pause(page: Page) {
  await page.locator("video").evaluate((video: HTMLVideoElement) => video.pause());
  const position = Math.round(await timeOf(page));
  await expect.poll(() => told(page), { timeout: 15_000 }).toEqual({ waiting: 0, position });
}

async function seek(page: Page, second: number) {
  await page.locator("video").evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to;
  }, second);
}

const clock = (seconds: number) => `00:${String(Math.round(seconds)).padStart(2, "0")}`;

let laptop: BrowserContext;
let phone: BrowserContext;
let left: number;

test.beforeAll(async ({ browser }) => {
  laptop = await browser.newContext();
  phone = await browser.newContext({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1",
  });
});
test.afterAll(async () => {
  await laptop.close();
  await phone.close();
});

test("what is watched stands in the lesson list, on the course and in today's figures alike", async () => {
  const page = await laptop.newPage();
  await enter(page);
  await page.goto(course);
  await expect(page.getByRole("link", { name: "立即学习" }).first()).toBeVisible();
  await page.goto(lesson);
  await watchUntil(page, 12);
  await pause(page);
  left = await timeOf(page);

  const row = page.getByRole("region", { name: "课程目录" }).getByRole("link", { name: /正在播放/ });
  await expect(row).toHaveAccessibleName(
    new RegExp(`看了百分之 (${Math.floor((left / 88) * 100)}|${Math.ceil((left / 88) * 100)})`),
  );

  await page.goto(course);
  const on = page.getByRole("link", { name: /^继续学习 第 1 讲 00:/ }).first();
  await expect(on).toHaveText(new RegExp(`${clock(left)}$|${clock(Math.floor(left))}$`));
  await page.goto("/");
  const week = page.getByRole("complementary", { name: "学习统计" });
  await expect(week).toContainText("连续学习1天");
  await expect(week.getByRole("listitem").filter({ hasText: "学过" })).toHaveCount(1);
  await week.getByRole("button", { name: "学习日历" }).click();
  const dialog = page.getByRole("dialog", { name: "学习日历" });
  await expect(dialog).toContainText("学了 1 天");
  await expect(dialog.locator("[aria-current=date]")).toHaveAccessibleName(/学了不到 1 分钟/);
  await page.keyboard.press("Escape");
  await expect(week.getByRole("button", { name: "学习日历" })).toBeFocused();
  await page.close();
});

test("another device goes on at the same second, and can begin anew", async () => {
  // One code a minute goes to a phone, so the second browser is let in with the first one's token.
  const { origins } = await laptop.storageState();
  const token = origins.flatMap((each) => each.localStorage).find(({ name }) => name === "xinglin.token");
  expect(token).toBeDefined();
  await phone.addInitScript((value) => localStorage.setItem("xinglin.token", value), token?.value ?? "");
  const page = await phone.newPage();
  await page.goto(course);
  await page
    .getByRole("link", { name: /^继续学习 第 1 讲/ })
    .first()
    .click();
  await expect(player(page)).toContainText(/上看到 00:1\d，从那里接着放/);
  await expect.poll(() => timeOf(page), { timeout: 30_000 }).toBeGreaterThan(left - 1.5);
  await page.locator("video").evaluate((video: HTMLVideoElement) => video.pause());
  await page.getByRole("button", { name: "从头开始" }).click();
  await expect.poll(() => timeOf(page)).toBeLessThan(8);
  await pause(page);

  // What has been seen stays seen.
  await page.goto(course);
  await page.getByRole("tab", { name: "目录" }).click();
  await expect(page.getByRole("link", { name: /看了百分之 1\d/ })).toBeVisible();
  await page.close();
});

test("without a network reports wait, over a reload too, and come when it is back", async () => {
  const page = await laptop.newPage();
  await page.goto(`${lesson}&t=40`);
  await watchUntil(page, 41);
  await page.route("**/graphql", (route) => route.abort("internetdisconnected"));
  await watchUntil(page, 46);
  await page.locator("video").evaluate((video: HTMLVideoElement) => video.pause());
  const stored = async () => (await told(page)).waiting;
  await expect.poll(stored).toBeGreaterThan(0);
  const position = await timeOf(page);
  await page.unroute("**/graphql");
  await page.goto(lesson);
  await expect.poll(stored).toBe(0);
  await page.goto(course);
  await expect(page.getByRole("link", { name: /^继续学习 第 1 讲 00:/ }).first()).toHaveText(
    new RegExp(`00:(${Math.floor(position)}|${Math.round(position)})$`),
  );
  await page.close();
});

test("two devices that stand apart leave the choice to the learner", async () => {
  test.slow();
  const here = await laptop.newPage();
  await here.goto(`${lesson}&t=5`);
  await watchUntil(here, 7);
  await pause(here);

  const there = await phone.newPage();
  await there.goto(`${lesson}&t=60`);
  await watchUntil(there, 62);
  await pause(there);

  // Other devices are asked for ten seconds after the last time at the earliest.
  await here.waitForFunction(() => performance.now() > 13_000);
  await here.locator("video").evaluate((video: HTMLVideoElement) => video.play());
  await expect(player(here)).toContainText(/在iPhone · Safari上看到 01:0\d，跳过去？/);
  await here.getByRole("button", { name: "跳过去" }).click();
  await expect.poll(() => timeOf(here)).toBeGreaterThan(60);
  await expect(player(here)).not.toContainText("跳过去？");
  await seek(here, 30);
  await here.close();
  await there.close();
});
