import { useLayoutEffect, useState, type RefObject } from "react";

/** Pixels that stay free below, and the fewest in which a list is worth scrolling. */
const margin = 12;
const least = 132;

/** Pixels from an element's top to the end of what is in sight, which on a phone ends at its keyboard. */
export function useRoomBelow(element: RefObject<HTMLElement | null>, shown: boolean): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const screen = window.visualViewport;
    if (!shown || !screen) return undefined;
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      setRoom(Math.max(least, Math.floor(screen.offsetTop + screen.height - top - margin)));
    };
    measure();
    const stop = new AbortController();
    for (const moment of ["resize", "scroll"]) screen.addEventListener(moment, measure, stop);
    return () => stop.abort();
  }, [element, shown]);
  return room;
}
