import { useEffect, useState } from "react";

/** A thumb's tremble is no direction, in px. */
const least = 8;

/** Whether one reads: from the top and downwards. Turning up, or the page's end, tells that one looks for a way on. */
export function useReadingOn(): boolean {
  const [readingOn, setReadingOn] = useState(true);
  useEffect(() => {
    let last = window.scrollY;
    function look() {
      const { scrollY, innerHeight } = window;
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - least;
      if (scrollY <= least) setReadingOn(true);
      else if (atEnd) setReadingOn(false);
      else if (Math.abs(scrollY - last) < least) return;
      else setReadingOn(scrollY > last);
      last = scrollY;
    }
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return readingOn;
}
