import { useLayoutEffect, useRef } from "react";

/** The parts of the page around a node that may have a heading, the nearest first. */
function partsAround(node: Element): HTMLElement[] {
  const part = node.parentElement?.closest<HTMLElement>("section, aside, [role=dialog], dialog, main");
  return part ? [part, ...partsAround(part)] : [];
}

const headingOf = (part: Element) => part.querySelector<HTMLElement>("h1, h2, h3, h4, h5, h6");

/** Where what had the focus goes away with the node, the heading around it, or its part, takes the focus instead of nobody. */
export function useFocusPassedOn<Node extends Element>() {
  const node = useRef<Node>(null);
  useLayoutEffect(() => {
    const { current } = node;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      const parts = partsAround(current);
      // By then what comes instead stands there, and may have taken the focus itself.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const left = parts.filter((part) => part.isConnected);
        const to = left.map(headingOf).find((found) => found !== null) ?? left[0];
        if (!to) return;
        to.tabIndex = -1;
        to.focus({ preventScroll: true });
      });
    };
  }, []);
  return node;
}
