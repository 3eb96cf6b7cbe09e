import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { flushSync } from "react-dom";
import { renderToString } from "react-dom/server";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { CodeField } from "./code-field.tsx";

itKeepsTheContract(<CodeField onRequestCode={() => {}} />, { root: (host) => host.querySelector("input") });

const now = new Date("2026-07-01T08:00:00+08:00").getTime();
const label = (host: HTMLElement) => host.querySelector("button")?.textContent;
const said = (host: HTMLElement) => host.querySelector("output")?.textContent;

function pass(ms: number) {
  flushSync(() => vi.advanceTimersByTime(ms));
}

afterEach(() => vi.useRealTimers());

it("counts a minute down to 获取验证码, and says only that it began and ended", () => {
  vi.useFakeTimers({ now });
  const host = mount(<CodeField onRequestCode={() => {}} resendAt={now + 60_000} />);
  expect(label(host)).toBe("60秒后重试");
  expect(said(host)).toBe("验证码已发送");
  pass(18_000);
  expect(label(host)).toBe("42秒后重试");
  expect(said(host)).toBe("验证码已发送");
  pass(41_999);
  expect(label(host)).toBe("1秒后重试");
  pass(1);
  expect(label(host)).toBe("获取验证码");
  expect(said(host)).toBe("可以重新获取验证码");
  expect(vi.getTimerCount()).toBe(0);
});

it("goes on where it was after a remount", () => {
  vi.useFakeTimers({ now: now + 50_500 });
  expect(label(mount(<CodeField onRequestCode={() => {}} resendAt={now + 60_000} />))).toBe("10秒后重试");
});

it("says nothing of time on the server", () => {
  expect(renderToString(<CodeField onRequestCode={() => {}} resendAt={Date.now() + 60_000} />)).toContain(
    "获取验证码",
  );
});

it("keeps the focus on its button while it waits, and ignores presses", async () => {
  const onRequestCode = vi.fn<() => void>();
  mount(<CodeField onRequestCode={onRequestCode} resendAt={Date.now() + 60_000} />);
  const button = page.getByRole("button");
  await button.click({ force: true });
  await userEvent.keyboard("{Enter}");
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  expect(onRequestCode).not.toHaveBeenCalled();
});

it("takes the code from a whole message", async () => {
  mount(<CodeField onRequestCode={() => {}} />);
  const field = page.getByRole("textbox", { name: "验证码" });
  await expect.element(field).toHaveAttribute("autocomplete", "one-time-code");
  await userEvent.fill(field, "【杏林针道】验证码 123 456，五分钟内有效");
  await expect.element(field).toHaveValue("123456");
});
