import { X } from "lucide-react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { IconButton } from "./icon-button.tsx";

itKeepsTheContract(<IconButton label="关闭" icon={X} />);

it("is named by its label alone, the drawing being silent", async () => {
  mount(<IconButton label="关闭" icon={X} />);
  await expect.element(page.getByRole("button", { name: "关闭", exact: true })).toBeVisible();
  expect(document.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
