import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Section } from "../section/section.tsx";
import { Failure } from "./failure.tsx";

itKeepsTheContract(<Failure onRetry={() => {}} />);

it("offers its host's way on instead of its own", async () => {
  mount(<Failure onRetry={() => {}} action={<a href="/">回首页</a>} />);
  await expect.element(page.getByRole("link", { name: "回首页" })).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
});

/** A section that fails until somebody tries again. */
function Reading() {
  const [failed, setFailed] = useState(true);
  return (
    <Section title="付费课程">
      <button type="button" onClick={() => setFailed(false)}>
        别处
      </button>
      {failed ? <Failure onRetry={() => setFailed(false)} /> : <p>课程</p>}
    </Section>
  );
}

it("passes the focus on to the section's heading when its button goes", async () => {
  mount(<Reading />);
  await page.getByRole("button", { name: "再试一次" }).click();
  await expect.element(page.getByRole("heading", { name: "付费课程" })).toHaveFocus();
});

it("leaves the focus where it is when it goes without it", async () => {
  mount(<Reading />);
  await page.getByRole("button", { name: "别处" }).click();
  await expect.element(page.getByText("课程", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "别处" })).toHaveFocus();
});
