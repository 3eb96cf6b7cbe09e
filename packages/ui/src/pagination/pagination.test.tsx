import { expect, it } from "vitest";
import { page as browser } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Pagination } from "./pagination.tsx";

itKeepsTheContract(<Pagination page={2} pageCount={12} total={94} href={(page) => `#${page}`} />);

it("stays on one line and inside the screen at 320 pixels", async () => {
  await browser.viewport(320, 640);
  const host = mount(<Pagination page={6} pageCount={120} total={94} href={(page) => `#${page}`} />);
  const marks = [...host.querySelectorAll("li")].map((item) => item.getBoundingClientRect());
  expect(new Set(marks.map(({ top }) => top)).size).toBe(1);
  expect(Math.max(...marks.map(({ right }) => right))).toBeLessThanOrEqual(320);
  expect(Math.min(...marks.map(({ width }) => width))).toBeGreaterThanOrEqual(24);
  await browser.viewport(1024, 768);
});

it("draws no links when one page holds everything", () => {
  const host = mount(<Pagination page={1} pageCount={1} total={3} href={(page) => `#${page}`} />);
  expect(host.querySelector("a")).toBeNull();
  expect(host.textContent).toBe("共 3 门");
});
