import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { SelectField } from "./select-field.tsx";

const field = <SelectField label="省份" options={[{ value: "四川省", label: "四川省" }]} />;

itKeepsTheContract(field, { root: (host) => host.querySelector("select") });

it("is reached by its name and is high enough for a finger", async () => {
  const host = mount(field);
  await userEvent.click(page.getByText("省份"));
  await expect.element(page.getByRole("combobox", { name: "省份" })).toHaveFocus();
  expect(host.querySelector("select")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
