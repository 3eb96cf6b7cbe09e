import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useState } from "react";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { PhoneField } from "./phone-field.tsx";

itKeepsTheContract(<PhoneField />, { root: (host) => host.querySelector("input") });

const field = () => page.getByRole("textbox", { name: "手机号" });

function Host() {
  const [mobile, setMobile] = useState("");
  return <PhoneField value={mobile} onValueChange={setMobile} />;
}

it("offers itself to the telephone keypad and to autofill", async () => {
  mount(<PhoneField />);
  await expect.element(field()).toHaveAttribute("autocomplete", "tel");
  await expect.element(field()).toHaveAttribute("inputmode", "numeric");
  await expect.element(field()).toHaveAttribute("type", "tel");
});

it("stops at eleven digits and lets nothing but digits in", async () => {
  mount(<Host />);
  await userEvent.click(field());
  await userEvent.keyboard("138-0000 0001999x");
  await expect.element(field()).toHaveValue("13800000001");
});

it("keeps the caret where a refused character was typed", async () => {
  mount(<Host />);
  await userEvent.click(field());
  await userEvent.keyboard("1380001{ArrowLeft}{ArrowLeft}{ArrowLeft}x9");
  await expect.element(field()).toHaveValue("13809001");
});

it("does not complain of an empty field, and takes its complaint back when mended", async () => {
  mount(<PhoneField />);
  await userEvent.click(field());
  await userEvent.tab();
  await expect.element(field()).not.toHaveAttribute("aria-invalid");
  await userEvent.fill(field(), "138");
  await userEvent.tab();
  await expect.element(field()).toHaveAttribute("aria-invalid", "true");
  await userEvent.fill(field(), "13800000001");
  await expect.element(field()).not.toHaveAttribute("aria-invalid");
});

it("tells its host only of changes", async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  mount(<PhoneField onValueChange={onValueChange} />);
  await userEvent.click(field());
  await userEvent.keyboard("1x");
  expect(onValueChange.mock.calls).toEqual([["1"]]);
});
