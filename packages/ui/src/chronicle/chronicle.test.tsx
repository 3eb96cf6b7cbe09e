import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Chronicle } from "./chronicle.tsx";

const chronicle = (
  <Chronicle
    headingLevel={2}
    items={["黄山", "太湖", "青城"].map((title) => ({
      id: title,
      href: `#${title}`,
      title,
      date: "2026.10",
    }))}
  />
);

itKeepsTheContract(chronicle);

const boxes = (host: HTMLElement) => [...host.querySelectorAll("li")].map((li) => li.getBoundingClientRect());

it("draws the first over two rows, and above the others on a phone", async () => {
  await page.viewport(1280, 800);
  const [first, second, third] = boxes(mount(chronicle));
  expect(first?.width).toBeGreaterThan((second?.width ?? 0) * 1.9);
  expect(second?.top).toBe(first?.top);
  expect(third?.top).toBe(first?.top);
  await page.viewport(375, 800);
  const [above, below] = boxes(mount(chronicle));
  expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Infinity);
  await page.viewport(1024, 768);
});
