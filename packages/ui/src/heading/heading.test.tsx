import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Heading } from "./heading.tsx";

itKeepsTheContract(<Heading level={1}>针灸大成</Heading>);

it("looks like one level while it is another", async () => {
  mount(
    <Heading level={4} size="h2">
      针灸大成
    </Heading>,
  );
  const heading = page.getByRole("heading", { level: 4, name: "针灸大成" });
  await expect.element(heading).toBeVisible();
  expect(getComputedStyle(heading.element()).fontSize).toBe("28px");
});
