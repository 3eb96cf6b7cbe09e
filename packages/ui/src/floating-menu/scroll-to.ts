/** How long the house's scrolls take (spec §9), in ms. */
export const scrollDuration = 500;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/**
 * Scrolls the page to `top` px in 500 ms; at once when the reader asked for less motion.
 * A wheel, touch or key of theirs ends it. A place that may still move is asked for again at each step.
 */
export function scrollPageTo(place: number | (() => number), duration: number = scrollDuration): void {
  const target = () => (typeof place === "number" ? place : place());
  const from = window.scrollY;
  const top = target();
  if (top === from) return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    window.scrollTo({ top, behavior: "instant" });
    return;
  }
  const taken = new AbortController();
  for (const hand of ["wheel", "touchstart", "keydown"]) {
    window.addEventListener(hand, () => taken.abort(), { passive: true, once: true, signal: taken.signal });
  }
  const begun = performance.now();
  function step(now: number) {
    if (taken.signal.aborted) return;
    const part = Math.min(1, (now - begun) / duration);
    window.scrollTo({ top: from + (target() - from) * easeOut(part), behavior: "instant" });
    if (part < 1) requestAnimationFrame(step);
    else taken.abort();
  }
  requestAnimationFrame(step);
}
