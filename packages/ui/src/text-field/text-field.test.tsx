import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { TextField } from "./text-field.tsx";

itKeepsTheContract(<TextField label="昵称" hint="两到十二个字" />, {
  root: (host) => host.querySelector("input"),
});

it("is reached by pressing its name", async () => {
  mount(<TextField label="昵称" />);
  await userEvent.click(page.getByText("昵称"));
  await expect.element(page.getByRole("textbox", { name: "昵称" })).toHaveFocus();
});

it("tells an error to screen readers when it comes, in a place that was already there", async () => {
  const host = mount(<TextField label="昵称" />);
  expect(host.querySelector("[aria-live='polite']")?.textContent).toBe("");
  const second = mount(<TextField label="别名" error="请换一个" />);
  expect(second.querySelector("[aria-live='polite']")?.textContent).toBe("请换一个");
});
