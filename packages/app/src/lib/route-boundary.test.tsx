import { Suspense } from "react";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { mount } from "../../../ui/test/contract.tsx";
import { lazyPage } from "./lazy-page.tsx";
import { RouteBoundary } from "./route-boundary.tsx";

it("opens a page by itself whose code did not come, once the network is back", async () => {
  const fetched = vi
    .fn<() => Promise<() => React.JSX.Element>>()
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockResolvedValue(() => <h1>线下课</h1>);
  const Page = lazyPage(fetched);
  mount(
    <Suspense>
      <RouteBoundary>
        <Page />
      </RouteBoundary>
    </Suspense>,
  );
  await expect.element(page.getByText("这一页没有打开")).toBeVisible();
  dispatchEvent(new Event("online"));
  await expect.element(page.getByRole("heading", { name: "线下课" })).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("leaves a page that broke for the reader to open again", async () => {
  const drawn = vi.fn<() => never>(() => {
    throw new Error("broken");
  });
  const Broken = drawn as () => React.JSX.Element;
  mount(
    <RouteBoundary>
      <Broken />
    </RouteBoundary>,
  );
  await expect.element(page.getByText(/出了意外/)).toBeVisible();
  drawn.mockClear();
  dispatchEvent(new Event("online"));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(drawn).not.toHaveBeenCalled();
});
