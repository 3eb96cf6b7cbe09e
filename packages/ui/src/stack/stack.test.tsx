import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Stack } from "./stack.tsx";

itKeepsTheContract(<Stack>针</Stack>);

it("keeps the distance of the scale between its children", () => {
  const host = mount(
    <Stack gap={5}>
      <p>甲</p>
      <p>乙</p>
    </Stack>,
  );
  const [first, second] = host.querySelectorAll("p");
  const distance = (second?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().bottom ?? 0);
  expect(distance).toBe(24);
});

it("stays a list for screen readers", async () => {
  mount(
    <Stack as="ul">
      <li>曲池</li>
    </Stack>,
  );
  await expect.element(page.getByRole("list")).toHaveAttribute("role", "list");
});
