import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Failure } from "./failure.tsx";

itKeepsTheContract(<Failure onRetry={() => {}} />);

it("offers its host's way on instead of its own", async () => {
  mount(<Failure onRetry={() => {}} action={<a href="/">回首页</a>} />);
  await expect.element(page.getByRole("link", { name: "回首页" })).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
});
