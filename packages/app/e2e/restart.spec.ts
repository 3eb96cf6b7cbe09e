import { expect, test, type Page } from "playwright/test";
import { signIn } from "./sign-in.ts";
import { openDataDir, startServer } from "./start-site.ts";

/** Free, 88 seconds long. */
const lesson = "/coursevideo?id=25&playId=58";
const port = String(Number(process.env["E2E_PORT"] ?? "4173") + 1);
const site = `http://localhost:${port}`;
/** Tickets that live for six seconds run out while the server is away. */
const env = { MEDIA_TICKET_TTL: "6", SITE_URL: site };

const at = (page: Page) => page.locator("video").evaluate((node: HTMLVideoElement) => node.currentTime);
const held = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("xinglin.study.")).length);

test.use({ baseURL: site });

test("the server goes away while a lesson plays and comes back: it plays on, and nothing watched is lost", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { dataDir, remove } = openDataDir();
  let stop = await startServer({ port, dataDir, env });
  try {
    // A short lesson would be here before it has begun: what lies later does not come while the first server runs.
    const later = /\/media\/.+\/(?:1[1-9]|2\d)\.m4s$/;
    await page.route(later, (route) => route.abort("connectionrefused"));
    await page.goto(lesson);
    await page.getByText("登录后播放").locator("..").getByRole("button", { name: "登录 / 注册" }).click();
    await signIn(page, "13600000101");
    await expect.poll(() => at(page), { timeout: 30_000 }).toBeGreaterThan(4);

    const unrenewed = page.waitForEvent("requestfailed", (request) =>
      Boolean(request.postData()?.includes("LessonPlayback")),
    );
    await stop();
    await page.unroute(later);
    await page.locator("video").evaluate((node: HTMLVideoElement) => void (node.currentTime = 70));
    await expect(page.getByText("网络断了，正在重连")).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => held(page)).toBeGreaterThan(0);
    await unrenewed;

    stop = await startServer({ port, dataDir, env });
    await expect.poll(() => at(page), { timeout: 45_000 }).toBeGreaterThan(72);
    expect(await page.locator("video").evaluate((node: HTMLVideoElement) => node.paused)).toBe(false);
    await page.locator("video").evaluate((node: HTMLVideoElement) => node.pause());
    await expect.poll(() => held(page), { timeout: 15_000 }).toBe(0);
    const row = page.getByRole("region", { name: "课程目录" }).getByRole("link", { name: /正在播放/ });
    await expect(row).toHaveAccessibleName(/看了百分之 ([6-9]|1\d)/, { timeout: 15_000 });
  } finally {
    await stop();
    remove();
  }
});
