import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { axeFindings, itKeepsTheContract, mount } from "../../test/contract.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { SiteHeader } from "./site-header.tsx";

const header = (
  <SiteHeader
    nav={[
      { href: "#courses", label: "课程", current: true },
      { href: "#lives", label: "直播" },
    ]}
    search={<SearchField />}
    menu={<a href="#login">登录</a>}
  />
);

itKeepsTheContract(header);

afterEach(() => page.viewport(1024, 768));

it("shows the sections on a wide screen and the tools on a narrow one", async () => {
  await page.viewport(1280, 768);
  mount(header);
  await expect.element(page.getByRole("link", { name: "课程" })).toBeVisible();
  expect(page.getByRole("button", { name: "菜单" }).query()).toBeNull();
  await page.viewport(375, 768);
  expect(page.getByRole("link", { name: "课程" }).query()).toBeNull();
  await expect.element(page.getByRole("button", { name: "菜单" })).toBeVisible();
});

it("keeps focus in the phone's menu and gives it back on Escape", async () => {
  await page.viewport(375, 768);
  mount(header);
  const opener = page.getByRole("button", { name: "菜单" });
  await opener.click();
  const sheet = page.getByRole("dialog", { name: "菜单" }).element();
  expect(sheet.contains(document.activeElement)).toBe(true);
  await expect.element(page.getByRole("link", { name: "课程" })).toHaveAttribute("aria-current", "page");
  expect(await axeFindings()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  expect(page.getByRole("dialog").query()).toBeNull();
  expect(document.activeElement).toBe(opener.element());
});

it("closes the phone's menu when one of its links is followed", async () => {
  await page.viewport(375, 768);
  mount(header);
  await page.getByRole("button", { name: "菜单" }).click();
  await page.getByRole("link", { name: "登录" }).click();
  expect(page.getByRole("dialog").query()).toBeNull();
});

it("unfolds the search field on phones with the caret in it", async () => {
  await page.viewport(375, 768);
  mount(header);
  expect(page.getByRole("searchbox").query()).toBeNull();
  await page.getByRole("button", { name: "搜索" }).click();
  expect(document.activeElement).toBe(page.getByRole("searchbox").element());
  await expect
    .element(page.getByRole("button", { name: "收起搜索" }))
    .toHaveAttribute("aria-expanded", "true");
});

it("folds the search field on phones once a suggestion is followed, and keeps the focus in sight", async () => {
  await page.viewport(375, 768);
  mount(<SiteHeader nav={[]} search={<SearchField renderSuggestions={() => <a href="#found">合谷</a>} />} />);
  await page.getByRole("button", { name: "搜索" }).click();
  await page.getByRole("link", { name: "合谷" }).click();
  expect(page.getByRole("combobox").query()).toBeNull();
  expect(document.activeElement).toBe(page.getByRole("button", { name: "搜索" }).element());
});

it("folds the search field on phones on Escape once it is empty, and gives the focus back", async () => {
  await page.viewport(375, 768);
  mount(header);
  await page.getByRole("button", { name: "搜索" }).click();
  await userEvent.keyboard("合谷{Escape}");
  await expect.element(page.getByRole("searchbox")).toHaveValue("");
  await userEvent.keyboard("{Escape}");
  expect(page.getByRole("searchbox").query()).toBeNull();
  await expect.element(page.getByRole("button", { name: "搜索" })).toHaveFocus();
});
