import { useCallback, useState } from "react";

/** Whether a picture can be had, and what its `<img>` needs to tell. */
export function usePicture(src: string | null | undefined) {
  const [missing, setMissing] = useState<string>();
  // An address that failed before hydration sent its event to nobody.
  const askAgain = useCallback((img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && img.getAttribute("src")) {
      setMissing(img.getAttribute("src") ?? undefined);
    }
  }, []);
  return {
    there: Boolean(src) && missing !== src,
    tells: { ref: askAgain, onError: () => setMissing(src ?? undefined) },
  };
}
