import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Dialog } from "./dialog.tsx";

itKeepsTheContract(
  <Dialog open onOpenChange={() => {}} title="登录">
    <TextField label="昵称" />
  </Dialog>,
  { root: () => document.querySelector("[role=dialog]") },
);

function Host() {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ blockSize: 3000 }}>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog open={open} onOpenChange={setOpen} title="登录" description="用手机号">
        <TextField label="昵称" />
      </Dialog>
    </div>
  );
}

const dialog = () => page.getByRole("dialog", { name: "登录" });

it("takes focus to its first control and keeps it inside", async () => {
  mount(<Host />);
  await userEvent.click(page.getByRole("button", { name: "打开" }));
  await expect.element(page.getByRole("textbox", { name: "昵称" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "关闭" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole("textbox", { name: "昵称" })).toHaveFocus();
});

it.each(["{Escape}", "{Tab}{Enter}"])("closes on %s and gives focus back to what opened it", async (keys) => {
  mount(<Host />);
  const opener = page.getByRole("button", { name: "打开" });
  await userEvent.click(opener);
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard(keys);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

function Gone() {
  const [state, setState] = useState<"before" | "open" | "after">("before");
  return (
    <>
      <h1>课程</h1>
      {state === "before" && <Button onClick={() => setState("open")}>打开</Button>}
      <Dialog open={state === "open"} onOpenChange={() => setState("after")} title="登录" />
    </>
  );
}

it("gives focus to the page's heading when what opened it has gone", async () => {
  mount(<Gone />);
  await userEvent.click(page.getByRole("button", { name: "打开" }));
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("heading", { name: "课程" })).toHaveFocus();
});

it("is described by its soft line, and holds the page still", async () => {
  mount(<Host />);
  await userEvent.click(page.getByRole("button", { name: "打开" }));
  await expect.element(dialog()).toHaveAccessibleDescription("用手机号");
  expect(getComputedStyle(document.body).overflow).toBe("hidden");
});

it("begins at its head and scrolls where it is taller than the phone", async () => {
  await page.viewport(375, 400);
  mount(
    <Dialog open onOpenChange={() => {}} title="登录">
      <div style={{ blockSize: 900 }} />
    </Dialog>,
  );
  const sheet = dialog().element();
  expect(sheet.getBoundingClientRect().top).toBe(0);
  const cross = page.getByRole("button", { name: "关闭" }).element().getBoundingClientRect();
  expect(cross.top).toBeGreaterThanOrEqual(0);
  expect(cross.bottom).toBeLessThan(400);
  sheet.parentElement?.scrollTo(0, 9999);
  expect(sheet.getBoundingClientRect().bottom).toBe(400);
  await page.viewport(1024, 768);
});

it("fills a phone from edge to edge", async () => {
  await page.viewport(375, 667);
  mount(
    <Dialog open onOpenChange={() => {}} title="登录">
      <TextField label="昵称" />
    </Dialog>,
  );
  const box = dialog().element().getBoundingClientRect();
  expect([box.left, box.top, box.width, box.height]).toEqual([0, 0, 375, 667]);
  await page.viewport(1024, 768);
});
