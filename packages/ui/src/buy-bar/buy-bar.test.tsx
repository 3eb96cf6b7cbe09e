import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Button } from "../button/button.tsx";
import { BuyBar } from "./buy-bar.tsx";

const bar = (
  <BuyBar priceFen={199_900}>
    <Button variant="accent">购买课程</Button>
  </BuyBar>
);

itKeepsTheContract(bar);

it("is for phones alone", async () => {
  mount(bar);
  expect(page.getByRole("button", { name: "购买课程" }).query()).toBeNull();
  await page.viewport(375, 768);
  await expect.element(page.getByRole("button", { name: "购买课程" })).toBeVisible();
  await page.viewport(1024, 768);
});
