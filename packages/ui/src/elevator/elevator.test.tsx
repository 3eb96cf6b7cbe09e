import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Elevator } from "./elevator.tsx";

const sections = [
  { id: "live", label: "直播" },
  { id: "founder", label: "创始人" },
];

beforeEach(() => page.viewport(1500, 700));
afterEach(() => page.viewport(1024, 768));

itKeepsTheContract(<Elevator sections={sections} folded={false} onFoldedChange={() => {}} />);

const onPage = (folded = false, onFoldedChange = vi.fn<(folded: boolean) => void>()) => {
  mount(
    <>
      {sections.map(({ id, label }) => (
        <section key={id} id={id} style={{ blockSize: 1500 }}>
          <h2>{label}</h2>
        </section>
      ))}
      <Elevator sections={sections} folded={folded} onFoldedChange={onFoldedChange} />
    </>,
  );
  return onFoldedChange;
};

it("leads by keyboard to a section, whose heading takes the focus, and marks it", async () => {
  onPage();
  const link = page.getByRole("link", { name: "创始人" });
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "创始人" })).toHaveFocus();
  await vi.waitFor(() => expect(scrollY).toBeGreaterThan(1300));
  await expect.element(link).toHaveAttribute("aria-current", "location");
  await expect.element(page.getByRole("link", { name: "直播" })).not.toHaveAttribute("aria-current");
});

it("folds to its two buttons, and says so", async () => {
  const changed = onPage();
  await page.getByRole("button", { name: "收起电梯导航" }).click();
  expect(changed).toHaveBeenCalledWith(true);
  document.body.replaceChildren();
  onPage(true);
  expect(document.querySelectorAll("nav a")).toHaveLength(0);
  await expect
    .element(page.getByRole("button", { name: "展开电梯导航" }))
    .toHaveAttribute("aria-expanded", "false");
});

it("goes where there is no room for it", async () => {
  onPage();
  await page.viewport(1024, 700);
  expect(getComputedStyle(document.querySelector("nav") ?? document.body).display).toBe("none");
});
