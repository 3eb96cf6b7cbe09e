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

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

it("takes half a second to the top", async () => {
  longPage();
  const begun = performance.now();
  scrollPageTo(0);
  await vi.waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000, interval: 5 });
  expect(performance.now() - begun).toBeGreaterThan(450);
  // Its last steps round to nothing, and must not move the next test's page.
  await vi.waitFor(() => expect(performance.now() - begun).toBeGreaterThan(600));
  await frame();
  vi.restoreAllMocks();
});

it("makes way while one reads on, and comes back as one turns", async () => {
  mount(
    <div style={{ blockSize: 4000 }}>
      <FloatingMenu />
    </div>,
  );
  const menu = document.querySelector("nav");
  await frame();
  for (const [top, away] of [
    [400, true],
    [800, true],
    [700, false],
    [900, true],
    [9999, false],
    [600, false],
    [0, true],
  ] as const) {
    window.scrollTo(0, top);
    // The event comes with a frame, and frames are few while other tests draw.
    await vi.waitFor(() => expect(menu?.hasAttribute("data-away"), `at ${top}`).toBe(away), {
      timeout: 5000,
    });
    await frame();
  }
  window.scrollTo(0, 0);
});

it("lets the reader take over", async () => {
  longPage();
  scrollPageTo(0);
  await vi.waitFor(() => expect(window.scrollY).toBeLessThan(1200), { timeout: 5000 });
  window.dispatchEvent(new WheelEvent("wheel"));
  const left = window.scrollY;
  await frame();
  expect(window.scrollY).toBe(left);
  vi.restoreAllMocks();
});
