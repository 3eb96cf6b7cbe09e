import { useSyncExternalStore } from "react";
import { media } from "../styles/media.ts";

function follow(changed: () => void) {
  const query = matchMedia(media.forcedColors);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether the reader's own colours stand in for the theme's, now and when that changes. */
export const useForcedColors = () =>
  useSyncExternalStore(
    follow,
    () => matchMedia(media.forcedColors).matches,
    () => false,
  );
