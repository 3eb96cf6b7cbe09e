import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Button } from "../button/button.tsx";
import { AlertDialog } from "./alert-dialog.tsx";

itKeepsTheContract(
  <AlertDialog open onOpenChange={() => {}} onConfirm={() => {}} title="退出登录">
    您将要退出当前账户, 是否继续?
  </AlertDialog>,
  { root: () => document.querySelector("[role=alertdialog]") },
);

function Host({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>退出</Button>
      <AlertDialog open={open} onOpenChange={setOpen} onConfirm={onConfirm} title="退出登录">
        您将要退出当前账户, 是否继续?
      </AlertDialog>
    </>
  );
}

const question = () => page.getByRole("alertdialog", { name: "退出登录" });

it.each([
  ["{Escape}", 0],
  ["{Enter}", 0],
  ["{Tab}{Enter}", 1],
])("on %s closes, gives focus back, and confirms %i times", async (keys, times) => {
  const onConfirm = vi.fn<() => void>();
  mount(<Host onConfirm={onConfirm} />);
  const opener = page.getByRole("button", { name: "退出" });
  await userEvent.click(opener);
  await expect.element(page.getByRole("button", { name: "取消" })).toHaveFocus();
  await userEvent.keyboard(keys);
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onConfirm).toHaveBeenCalledTimes(times);
});

it("does not close when one presses beside it", async () => {
  mount(<Host onConfirm={() => {}} />);
  await userEvent.click(page.getByRole("button", { name: "退出" }));
  await expect.element(question()).toBeVisible();
  document.elementFromPoint(5, 5)?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await expect.element(question()).toBeVisible();
});
