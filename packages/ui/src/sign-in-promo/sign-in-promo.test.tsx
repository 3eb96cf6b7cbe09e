import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { FloatingMenu } from "../floating-menu/floating-menu.tsx";
import { SignInPromo } from "./sign-in-promo.tsx";

itKeepsTheContract(<SignInPromo onClose={() => {}} />);

it("closes on Escape only while the focus is inside", async () => {
  const onClose = vi.fn<() => void>();
  mount(<SignInPromo onClose={onClose} />);
  await userEvent.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  page.getByRole("button", { name: "关闭" }).element().focus();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([1024, 768, 375, 320])("at %i wide the end of the page scrolls clear of it", async (width) => {
  await page.viewport(width, 700);
  mount(
    <>
      <div style={{ blockSize: 1500 }} />
      <a href="#last" style={{ display: "block" }}>
        最后一行
      </a>
      <SignInPromo onClose={() => {}} />
    </>,
  );
  window.scrollTo(0, document.documentElement.scrollHeight);
  const last = page.getByRole("link", { name: "最后一行" }).element().getBoundingClientRect();
  const promo = page.getByRole("complementary").element().getBoundingClientRect();
  expect(last.bottom).toBeLessThanOrEqual(promo.top);
});

it("lets what takes the focus scroll clear of it", async () => {
  await page.viewport(1024, 700);
  mount(
    <>
      <div style={{ blockSize: 660 }} />
      <a href="#below" style={{ display: "block" }}>
        在提示底下
      </a>
      <div style={{ blockSize: 2000 }} />
      <SignInPromo onClose={() => {}} />
    </>,
  );
  const link = page.getByRole("link", { name: "在提示底下" }).element();
  const promo = page.getByRole("complementary").element();
  // The page of the test before was scrolled, and of another size.
  await vi.waitFor(() => {
    window.scrollTo(0, 0);
    expect(link.getBoundingClientRect().bottom).toBeGreaterThan(promo.getBoundingClientRect().top);
  });
  link.focus();
  await vi.waitFor(() =>
    expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(promo.getBoundingClientRect().top),
  );
});

it.each([1024, 768, 375])("at %i wide it and the floating menu do not cover each other", async (width) => {
  await page.viewport(width, 700);
  mount(
    <>
      <FloatingMenu />
      <SignInPromo onClose={() => {}} />
    </>,
  );
  const menu = page.getByRole("navigation", { name: "快捷入口" }).element().getBoundingClientRect();
  const promo = page.getByRole("complementary").element().getBoundingClientRect();
  expect(menu.bottom <= promo.top || menu.left >= promo.right).toBe(true);
});
