import { startTransition, useEffect, useState, type RefObject } from "react";

/** Milliseconds that the controls wait for a picture that does not come. */
const patience = 200;

/** Whether it is time for what lies around the picture: it is drawn when the first picture is there, not before it. */
export function useDrawn(video: RefObject<HTMLVideoElement | null>): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const draw = () => {
      stop.abort();
      clearTimeout(timer);
      startTransition(() => setDrawn(true));
    };
    const timer = setTimeout(draw, patience);
    video.current?.addEventListener("loadeddata", draw, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [video]);
  return drawn;
}
