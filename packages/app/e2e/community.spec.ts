import ICAL from "ical.js";
import { expect, test, type Page } from "playwright/test";
import { findings, findingsInLooks } from "./axe.ts";

const count = async (page: Page) =>
  Number(
    /共 ([\d,]+) 人/
      .exec(
        await page
          .getByText(/^共 [\d,]+ 人$/)
          .first()
          .innerText(),
      )?.[1]
      ?.replace(",", ""),
  );

test("disciples are found by region and kind, the address keeps the way, and back leads along it", async ({
  page,
}) => {
  await page.goto("/apprenticelist", { waitUntil: "networkidle" });
  const everybody = await count(page);
  expect(everybody).toBeGreaterThan(60);
  const city = page.getByRole("combobox", { name: "城市" });
  await expect(city).toBeDisabled();

  await page.getByRole("combobox", { name: "省份" }).selectOption("四川省");
  await expect(page).toHaveURL(/province=%E5%9B%9B/);
  await expect(page).toHaveTitle(/四川省弟子/);
  await expect.poll(() => count(page)).toBeLessThan(everybody);
  const inProvince = await count(page);
  await city.selectOption("成都市");
  await expect.poll(() => count(page)).toBeLessThan(inProvince);
  for (const card of await page.getByRole("article").all()) await expect(card).toContainText("四川成都");

  await page.getByRole("link", { name: "准弟子", exact: true }).click();
  await expect(page).toHaveURL(/type=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/type=2/);
  await expect(city).toHaveValue("成都市");
  await page.goBack();
  await expect(city).toHaveValue("");
  await expect.poll(() => count(page)).toBe(inProvince);

  await page.reload();
  await expect(page.getByRole("combobox", { name: "省份" })).toHaveValue("四川省");
  await page.getByRole("link", { name: "清除筛选" }).click();
  await expect(page).toHaveURL(/\/apprenticelist$/);
  await expect.poll(() => count(page)).toBe(everybody);
});

test("a disciple is met by keyboard, and the card has the focus back", async ({ page }) => {
  await page.goto("/apprenticelist", { waitUntil: "networkidle" });
  const cards = page.getByRole("article").getByRole("button");
  await expect(cards).toHaveCount(20);
  const [first, second] = (await cards.allInnerTexts()).slice(0, 2);
  await cards.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: first })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog", { name: second })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(cards.first()).toBeFocused();
});

test("an offline course says when and where, leads to a map, counts a look, and fits a calendar", async ({
  page,
}) => {
  await page.goto("/coursesline", { waitUntil: "networkidle" });
  await expect(page.getByRole("article")).toHaveCount(8);
  await page.getByRole("link", { name: "第 2 页" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(8);
  const card = page.getByRole("article").first().getByRole("link");
  const title = await card.innerText();
  await card.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  await expect(page.getByText(/^1 次浏览$/)).toBeVisible();

  const map = page.getByRole("link", { name: "在地图中打开" });
  await expect(map).toHaveAttribute("href", /^https:\/\/uri\.amap\.com\//);
  await expect(map).toHaveAttribute("rel", /noopener/);

  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "加入日历" }).click();
  const file = await (await saving).createReadStream();
  const text = (await file.toArray()).join("");
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
  expect(event?.getFirstPropertyValue("summary")).toContain(title);

  // The same visitor on the same day is counted once.
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByText(/^1 次浏览$/)).toBeVisible();
});

test("a province chosen on home's map narrows the cards beside it, and the way on keeps it", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/");
  const disciples = page.getByRole("region", { name: "弟子", exact: true });
  await disciples.scrollIntoViewIfNeeded();
  const cards = disciples.getByRole("article");
  await expect(cards).toHaveCount(6);
  await expect(cards.filter({ hasText: "上海" })).not.toHaveCount(6);
  await disciples.getByRole("option", { name: /^上海/ }).click();
  await expect(cards.filter({ hasText: "上海" })).toHaveCount(6);

  // The table chooses too, however small the region is on the map.
  await disciples.getByRole("button", { name: "广东省" }).click();
  await expect(cards.filter({ hasText: "广东" })).toHaveCount(6);
  await disciples.getByRole("tab", { name: "准弟子" }).click();
  // The counts above and the map ask the same, and once.
  expect(asked.filter((request) => request.includes("DiscipleMap"))).toHaveLength(1);

  await disciples.getByRole("link", { name: "更多广东省准弟子" }).click();
  await expect(page).toHaveTitle(/广东省准弟子/);
  await expect(page.getByRole("combobox", { name: "省份" })).toHaveValue("广东省");
});

test("on a phone the table of home's map is folded, and nothing is wider than the screen", async ({
  page,
}) => {
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const disciples = page.getByRole("region", { name: "弟子", exact: true });
    await disciples.scrollIntoViewIfNeeded();
    const unfold = disciples.getByRole("button", { name: "各省人数表" });
    await expect(unfold).toHaveAttribute("aria-expanded", "false");
    await expect(disciples.getByRole("table")).toBeHidden();
    await unfold.click();
    await expect(disciples.getByRole("table")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("places nobody is from say so, and lead back to everybody", async ({ page }) => {
  for (const search of ["?province=火星", "?province=四川省&city=火星市", `?province=${"省".repeat(300)}`]) {
    await page.goto(`/apprenticelist${search}`, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 2, name: /^没有找到/ })).toBeVisible();
    expect(await findingsInLooks(page, "day", "night")).toEqual([]);
  }
  await page.getByRole("link", { name: "清除筛选" }).last().click();
  await expect(page.getByRole("article")).toHaveCount(20);
});

test("pages past the end and courses that do not exist say so", async ({ page }) => {
  for (const address of ["/apprenticelist?page=999", "/coursesline?page=999"]) {
    await page.goto(address);
    await page.getByRole("link", { name: "回到第一页" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page).not.toHaveURL(/page=/);
  }
  for (const id of ["9999", "abc", "0"]) {
    const answer = await page.goto(`/coursesline/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("没有找到这个线下课");
    await expect(page.getByRole("link", { name: "看看全部线下课" })).toHaveAttribute("href", "/coursesline");
  }
});

test("home tells of offline courses and disciples, by kind", async ({ page }) => {
  await page.goto("/");
  const chronicle = page.getByRole("region", { name: "线下课纪事" });
  await chronicle.scrollIntoViewIfNeeded();
  await expect(chronicle.getByRole("article")).toHaveCount(5);
  const disciples = page.getByRole("region", { name: "弟子", exact: true });
  await disciples.scrollIntoViewIfNeeded();
  await expect(disciples.getByRole("article")).toHaveCount(6);
  await expect(disciples.getByText(/弟子 \d+ 人 · 准弟子 \d+ 人 · \d+ 个省级地区/)).toBeVisible();
  await disciples.getByRole("tab", { name: "准弟子" }).click();
  await expect(disciples.getByRole("tabpanel").getByRole("article")).toHaveCount(6);
  await disciples.getByRole("tabpanel").getByRole("article").first().getByRole("button").click();
  await expect(
    page
      .getByRole("dialog")
      .getByRole("definition")
      .filter({ hasText: /^准弟子$/ }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await findingsInLooks(page, "day", "night")).toEqual([]);
});
