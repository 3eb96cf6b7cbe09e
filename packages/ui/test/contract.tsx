import axe from "axe-core";
import { cloneElement, createRef, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { afterEach, describe, expect, it } from "vitest";
import "../src/styles/global.ts";

const mounted: { unmount(): void }[] = [];

afterEach(() => {
  for (const root of mounted.splice(0)) root.unmount();
  document.body.replaceChildren();
});

/** Renders into a fresh `<main>` and gives it back; unmounted after each test. */
export function mount(element: ReactElement): HTMLElement {
  document.documentElement.lang = "zh-CN";
  document.title = "组件";
  const host = document.body.appendChild(document.createElement("main"));
  const root = createRoot(host);
  mounted.push(root);
  flushSync(() => root.render(element));
  return host;
}

/** axe's findings in `node` as readable lines; empty when there are none. */
export async function axeFindings(node: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(node, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

interface ContractOptions {
  /** The root node, when it is drawn in a portal or is not the first element. */
  root?: (host: HTMLElement) => Element | null;
}

/** What every component keeps: `ref` and rest props reach the root node, and axe finds nothing. */
export function itKeepsTheContract(
  element: ReactElement<Record<string, unknown>>,
  { root = (host) => host.firstElementChild }: ContractOptions = {},
) {
  describe("the contract", () => {
    it("hands its ref to the root node", () => {
      const ref = createRef<Element>();
      const host = mount(cloneElement(element, { ref }));
      expect(ref.current).toBe(root(host));
      expect(ref.current).not.toBeNull();
    });

    it("passes what it does not know to the root node", () => {
      const host = mount(cloneElement(element, { id: "given", "data-given": "yes" }));
      expect(root(host)?.id).toBe("given");
      expect(root(host)?.getAttribute("data-given")).toBe("yes");
    });

    it("has no axe finding", async () => {
      mount(element);
      expect(await axeFindings()).toEqual([]);
    });
  });
}
