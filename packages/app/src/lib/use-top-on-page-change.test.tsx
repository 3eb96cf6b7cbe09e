import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { mount } from "../../../ui/test/contract.tsx";
import { useTopOnPageChange } from "./use-top-on-page-change.ts";

const own = location.pathname + location.search;

function List() {
  const query = new URLSearchParams(useSearch());
  const top = useTopOnPageChange(Number(query.get("page") ?? 1));
  const turn = () => navigate("?page=2", { state: { entry: crypto.randomUUID() } });
  const filter = () => navigate("?kind=junior", { state: { entry: crypto.randomUUID() } });
  return (
    <div style={{ blockSize: 4000 }}>
      <section ref={top} style={{ marginBlockStart: 300 }}>
        筛选
      </section>
      <button type="button" onClick={turn} style={{ position: "fixed", insetBlockEnd: 0 }}>
        下一页
      </button>
      <button type="button" onClick={filter} style={{ position: "fixed", insetBlockEnd: 40 }}>
        准弟子
      </button>
    </div>
  );
}

beforeEach(() => navigate("?page=1", { state: { entry: crypto.randomUUID() } }));
afterEach(() => {
  navigate(own, { replace: true });
  window.scrollTo(0, 0);
});

const press = (name: string) => userEvent.click(page.getByRole("button", { name }));

it("leads to the head of the list when a page is turned, and not when one goes back", async () => {
  history.scrollRestoration = "manual";
  mount(<List />);
  window.scrollTo(0, 2000);
  await press("下一页");
  await vi.waitFor(() => expect(scrollY).toBeLessThan(400));
  window.scrollTo(0, 1500);
  history.back();
  await vi.waitFor(() => expect(location.search).toBe("?page=1"));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(scrollY).toBe(1500);
});

it("stays where it is when a filter is chosen", async () => {
  mount(<List />);
  window.scrollTo(0, 2000);
  await press("准弟子");
  await vi.waitFor(() => expect(location.search).toBe("?kind=junior"));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(scrollY).toBe(2000);
});
