import { scrollPageTo } from "@xinglin/ui";
import { useLayoutEffect, useRef } from "react";

/** The history entries a list was seen at: gone back or forth to, they keep the place they were left at. */
const seen = new Set<string>();

const entryKey = () => (history.state as { entry?: string } | null)?.entry ?? "first";

/** Turning a page leads back to the head of the list, where the ref is put; choosing a filter stays where it is. */
export function useTopOnPageChange(page: number) {
  const top = useRef<HTMLElement>(null);
  const before = useRef(page);
  // Each drawing may be of another entry, a chosen filter's too.
  useLayoutEffect(() => {
    const entry = entryKey();
    const again = seen.has(entry);
    seen.add(entry);
    if (before.current === page) return;
    before.current = page;
    const { current } = top;
    if (current && !again) scrollPageTo(Math.max(0, scrollY + current.getBoundingClientRect().top - 96));
  });
  return top;
}
