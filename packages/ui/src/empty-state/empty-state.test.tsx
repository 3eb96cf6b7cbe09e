import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { EmptyState } from "./empty-state.tsx";

itKeepsTheContract(<EmptyState title="还没有医案">写下第一例。</EmptyState>);

it("stands in the outline where its host puts it", async () => {
  mount(<EmptyState title="还没有医案" level={2} />);
  await expect.element(page.getByRole("heading", { level: 2, name: "还没有医案" })).toBeVisible();
});
