import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { Link } from "./link.tsx";

itKeepsTheContract(<Link href="/courselist">课程列表</Link>);

it("keeps its opener from a page in a new tab", async () => {
  mount(
    <Link href="https://example.com" target="_blank">
      出处
    </Link>,
  );
  await expect
    .element(page.getByRole("link", { name: "出处" }))
    .toHaveAttribute("rel", "noopener noreferrer");
});
