import { expect, it, vi } from "vitest";
import { mount } from "../../test/contract.tsx";
import { LazyChinaMap } from "./lazy-china-map.tsx";

/** The map's code and its geometry, as far as the browser has asked for them. */
const fetched = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => /\/china-map\.tsx|china-geometry|draw-map/.test(name));

it("fetches the map and its geometry no sooner than it nears the screen", async () => {
  const host = mount(
    <>
      <div style={{ blockSize: 4000 }} />
      <LazyChinaMap data={[]} />
    </>,
  );
  const shape = host.querySelector('[aria-busy="true"]');
  expect(shape).not.toBeNull();
  // Two frames: what an observer has to say of the beginning it has said.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(fetched()).toEqual([]);
  expect(host.querySelector("figure")).toBeNull();

  shape?.scrollIntoView();
  await vi.waitFor(() => expect(host.querySelector("figure")).not.toBeNull(), { timeout: 10_000 });
  expect(fetched().join(" ")).toContain("china-geometry");
});
