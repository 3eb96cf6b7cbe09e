import { expect, it, vi } from "vitest";
import { itKeepsTheContract, mount } from "../../test/contract.tsx";
import { FloatingMenu } from "./floating-menu.tsx";
import { scrollPageTo } from "./scroll-to.ts";

itKeepsTheContract(<FloatingMenu />);

/** A page long enough to scroll, for a reader who likes motion. */
function longPage() {
  mount(<div style={{ blockSize: 4000 }} />);
  window.scrollTo(0, 1200);
  vi.spyOn(window, "matchMedia").mockImplementation(
    // Only `matches` is read.
    () => ({ matches: false }) as MediaQueryList,
  );
}

it("takes half a second to the top", async () => {
  longPage();
  const begun = performance.now();
  scrollPageTo(0);
  await vi.waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000, interval: 5 });
  expect(performance.now() - begun).toBeGreaterThan(450);
  vi.restoreAllMocks();
});

it("lets the reader take over", async () => {
  longPage();
  scrollPageTo(0);
  await vi.waitFor(() => expect(window.scrollY).toBeLessThan(1200));
  window.dispatchEvent(new WheelEvent("wheel"));
  const left = window.scrollY;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(window.scrollY).toBe(left);
  vi.restoreAllMocks();
});
