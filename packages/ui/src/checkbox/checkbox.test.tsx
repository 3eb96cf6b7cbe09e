import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Link } from "../link/link.tsx";
import { Checkbox } from "./checkbox.tsx";

itKeepsTheContract(<Checkbox>同意</Checkbox>, { root: (host) => host.querySelector("[role=checkbox]") });

it("turns with the space bar", async () => {
  const onCheckedChange = vi.fn<(checked: boolean) => void>();
  mount(<Checkbox onCheckedChange={onCheckedChange}>同意</Checkbox>);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("checkbox", { name: "同意" })).toBeChecked();
  await userEvent.keyboard(" ");
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});

it("does not turn when a link in its words is followed", async () => {
  mount(
    <Checkbox defaultChecked>
      同意<Link href="#agreement">《用户协议》</Link>
    </Checkbox>,
  );
  await userEvent.click(page.getByRole("link"));
  await expect.element(page.getByRole("checkbox")).toBeChecked();
});
