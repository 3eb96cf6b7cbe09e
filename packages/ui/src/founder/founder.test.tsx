import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Founder } from "./founder.tsx";

itKeepsTheContract(
  <Founder
    name="周砚农"
    quotation="针入一分。"
    biography="<p>生于乡间。</p>"
    years={[{ year: 1990, text: "毕业" }]}
  />,
);

it("keeps the rest of the life behind one button that says whether it is open", async () => {
  mount(<Founder name="周砚农" biography="<p>生于乡间。</p>" />);
  const button = page.getByRole("button", { name: "生平全文" });
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  await button.click();
  await expect.element(page.getByText("生于乡间。")).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "收起生平" }))
    .toHaveAttribute("aria-expanded", "true");
});

it("indents paragraphs by two characters and keeps lines to 38", () => {
  const host = mount(<Founder name="周砚农" summary={"从事针灸临床三十六年。".repeat(20)} />);
  const paragraph = [...host.querySelectorAll("p")].find((p) => p.textContent?.startsWith("从事"));
  const { textIndent, fontSize } = getComputedStyle(paragraph ?? host);
  expect(Number.parseFloat(textIndent)).toBe(2 * Number.parseFloat(fontSize));
  expect(paragraph?.offsetWidth).toBeLessThanOrEqual(38 * Number.parseFloat(fontSize));
});
