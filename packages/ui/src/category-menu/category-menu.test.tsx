import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { axeFindings, itKeepsTheContract, mount } from "../../test/contract.tsx";
import { CategoryMenu, type Category } from "./category-menu.tsx";

const leaf = (name: string): Category => ({ id: name, name, href: `#${name}` });
const group = (name: string, ...children: string[]) => ({ ...leaf(name), children: children.map(leaf) });

const menu = (
  <CategoryMenu
    limit={2}
    categories={[
      group("针灸", "毫针", "火针"),
      group("中药", "解表", "补益"),
      group("方剂", "四君子汤类"),
      group("诊断", "舌诊"),
    ]}
  />
);

itKeepsTheContract(menu);

beforeEach(() => page.viewport(1280, 768));
afterEach(() => page.viewport(1024, 768));

const focused = () => document.activeElement?.textContent;
const shown = (name: string) => page.getByRole("link", { name, exact: true }).query() !== null;

it("walks rows with the arrows and steps into the children and back", async () => {
  mount(menu);
  await userEvent.tab();
  expect(focused()).toContain("针灸");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toContain("中药");
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(focused).toBe("中药");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("解表");
  await userEvent.keyboard("{ArrowLeft}");
  expect(focused()).toContain("中药");
  await userEvent.keyboard("{End}");
  expect(focused()).toContain("更多");
});

it("closes on Escape and hands focus back to the row", async () => {
  mount(menu);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(focused).toBe("针灸");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("毫针");
  await userEvent.keyboard("{Escape}");
  expect(shown("毫针")).toBe(false);
  expect(focused()).toContain("针灸");
});

it("opens under a resting pointer and stays while that crosses to the children", async () => {
  const host = mount(menu);
  await page.getByRole("link", { name: /针灸/ }).hover();
  await expect.poll(() => shown("毫针")).toBe(true);
  await page.getByRole("link", { name: "毫针" }).hover();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(shown("毫针")).toBe(true);
  expect(host.querySelectorAll("[data-open]")).toHaveLength(1);
});

it("shows the rest under 更多, each with its children", async () => {
  mount(menu);
  await page.getByRole("button", { name: "更多" }).click();
  for (const name of ["方剂", "四君子汤类", "诊断", "舌诊"]) expect(shown(name)).toBe(true);
});

it("is a grid on phones that opens by tap below the tapped row", async () => {
  await page.viewport(375, 768);
  mount(menu);
  const cell = page.getByRole("button", { name: /针灸/ });
  await cell.click();
  await expect.element(cell).toHaveAttribute("aria-expanded", "true");
  const box = page.getByRole("link", { name: "毫针" }).element().getBoundingClientRect();
  expect(box.top).toBeGreaterThan(cell.element().getBoundingClientRect().bottom);
  const neighbour = page.getByRole("button", { name: "更多" }).element().getBoundingClientRect();
  expect(neighbour.top).toBe(cell.element().getBoundingClientRect().top);
  expect(await axeFindings()).toEqual([]);
  await cell.click();
  expect(shown("毫针")).toBe(false);
});

it("hands focus back to the button that opened the children", async () => {
  mount(menu);
  const opener = page.getByRole("button", { name: /针灸.*的小类/ });
  await opener.click();
  await userEvent.tab();
  expect(focused()).toBe("针灸");
  await userEvent.keyboard("{Escape}");
  expect(shown("毫针")).toBe(false);
  await expect.element(opener).toHaveFocus();
});
