import { expect, test } from "playwright/test";
import { findingsInLooks } from "./axe.ts";
import { readThrough } from "./home-whole.ts";
import { readAloud } from "./reading.ts";
import { signIn } from "./sign-in.ts";

/** The sections of spec §2 in their order, each with something that is said inside it. */
const sections: [title: string, said: RegExp][] = [
  ["百科", /^link, 中药百科$/],
  ["直播", /直播中|预告|已结束/],
  ["付费课程", /^tab, 针法/],
  ["免费专区", /人学过/],
  ["门诊成长方案", /^button, 扫码咨询/],
  ["线下课纪事", /^heading, .+, level 3$/],
  ["创始人", /^figure|^image, .*周砚农/],
  ["弟子", /^tab, 准弟子/],
];

/** Places of phrases, each sought after the one before; names what is missing. */
function inOrder(said: string[], phrases: (string | RegExp)[]) {
  let from = 0;
  for (const phrase of phrases) {
    const at = said.findIndex(
      (line, place) => place >= from && (typeof phrase === "string" ? line === phrase : phrase.test(line)),
    );
    expect(at, `${phrase} is said after ${said[from - 1] ?? "the beginning"}`).toBeGreaterThanOrEqual(0);
    from = at + 1;
  }
}

const landmarks = [
  "document",
  "banner",
  "link, 跳到正文",
  "navigation, 主导航",
  "end of navigation, 主导航",
  "search",
  "end of banner",
  "main",
  "navigation, 课程分类",
  /^heading, .+, level 1$/s,
  "navigation, 活动",
];

const parts = sections.flatMap(([title, inside]) => [
  `region, ${title}`,
  `heading, ${title}, level 2`,
  inside,
  `end of region, ${title}`,
]);

/** A role alone, where a name belongs: what a control or a picture nobody named sounds like. */
const nameless =
  /^(?:link|button|image|img|combobox|textbox|searchbox|checkbox|switch|tab|option|listbox|dialog|heading)(?:,\s*(?:level \d|current.*|expanded|not expanded|pressed|not pressed|selected|not selected|has popup.*|position .*|\d+ controls?))*$/;

test("home read aloud: landmarks, then each section in the spec's order with what it holds, all by name", async ({
  page,
}) => {
  await page.goto("/");
  await readThrough(page);
  const said = await readAloud(page);
  expect(said.at(-1)).toBe("end of document");
  inOrder(said, [
    ...landmarks,
    ...parts,
    "end of main",
    "contentinfo",
    "navigation, 页脚",
    "end of contentinfo",
  ]);
  // The first thing Tab and the reader meet is the way past the header.
  expect(said.find((line) => line.startsWith("link"))).toBe("link, 跳到正文");
  expect(said.filter((line) => /^heading, .*, level 1$/s.test(line))).toHaveLength(1);
  expect(said.filter((line) => nameless.test(line))).toEqual([]);
  expect(said.filter((line) => /^busy|正在加载/.test(line))).toEqual([]);
});

test("home read aloud to who is signed in: what was bought and today's study stand before the shelves", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "登录" }).click();
  await signIn(page, "13800000061");
  await expect(page.getByRole("region", { name: "已购课程" })).toBeVisible();
  await readThrough(page);
  const said = await readAloud(page);
  inOrder(said, [
    "banner",
    "main",
    /^heading, .+, level 1$/s,
    "region, 已购课程",
    "heading, 已购课程, level 2",
    /今日|今天/,
    ...parts,
    "end of main",
    "contentinfo",
  ]);
  expect(said.filter((line) => nameless.test(line))).toEqual([]);
});

test("the whole of home, its elevator and its dialogs have no axe finding in any look, signed in or not", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const found = () => findingsInLooks(page, "day", "night", "forced");
  await page.setViewportSize({ width: 1500, height: 900 });
  // The banner stands still while axe reads it.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await readThrough(page);
  await expect(page.getByRole("navigation", { name: "电梯导航" }).getByRole("link")).toHaveCount(8);
  expect(await found()).toEqual([]);

  await page.getByRole("button", { name: "扫码咨询" }).first().click();
  await expect(page.getByRole("dialog", { name: "扫码咨询" })).toBeVisible();
  expect(await found()).toEqual([]);
  await page.keyboard.press("Escape");

  await page.locator("section#disciples").getByRole("article").first().getByRole("button").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await found()).toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("banner").getByRole("link", { name: "登录" }).click();
  await signIn(page, "13800000062");
  await expect(page.getByRole("region", { name: "已购课程" })).toBeVisible();
  await readThrough(page);
  expect(await found()).toEqual([]);
});
