import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Toaster } from "./toaster.tsx";

const forever = Number.POSITIVE_INFINITY;

itKeepsTheContract(
  <Toaster
    toasts={[{ id: "1", tone: "bad", title: "请输入消息内容", duration: forever }]}
    onDismiss={() => {}}
  />,
  { root: () => document.querySelector("ol") },
);

const spoken = () => document.querySelector("[role=status]");

it.each([
  ["ok", "polite"],
  ["info", "polite"],
  ["bad", "assertive"],
] as const)("has a toast of tone %s read out %s", async (tone, politeness) => {
  mount(<Toaster toasts={[{ id: "1", tone, title: "登录成功", duration: forever }]} onDismiss={() => {}} />);
  await vi.waitFor(() => expect(spoken()?.textContent).toContain("登录成功"));
  expect(spoken()?.getAttribute("aria-live")).toBe(politeness);
});

it("stays while it is pointed at, and goes when it is left", async () => {
  const onDismiss = vi.fn<(id: string) => void>();
  mount(<Toaster toasts={[{ id: "7", title: "登录成功", duration: 400 }]} onDismiss={onDismiss} />);
  const toast = page.getByRole("listitem");
  await userEvent.hover(toast);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(onDismiss).not.toHaveBeenCalled();
  await userEvent.unhover(toast);
  await vi.waitFor(() => expect(onDismiss).toHaveBeenCalledExactlyOnceWith("7"));
});
