import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";

const stillQuery = "(prefers-reduced-motion: reduce)";

function watchStill(changed: () => void) {
  const query = window.matchMedia(stillQuery);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether the reader asked for less motion; yes until the page is alive. */
const useStill = () =>
  useSyncExternalStore(
    watchStill,
    () => window.matchMedia(stillQuery).matches,
    () => true,
  );

interface Rotation {
  /** In ms. */
  every: number;
  /** Nothing to turn to. */
  idle: boolean;
  /** Someone is looking: the pointer or the focus is inside. */
  held: boolean;
  turn: () => void;
}

/** Turns by itself until the reader says otherwise, never for those who want less motion unless they ask. */
export function useRotation({ every, idle, held, turn }: Rotation) {
  const still = useStill();
  const [choice, setChoice] = useState<boolean>();
  const playing = !idle && (choice ?? !still);
  const next = useEffectEvent(turn);
  const runs = playing && !held;

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") next();
    }, every);
    return () => clearInterval(timer);
  }, [runs, every]);

  return { playing, setPlaying: setChoice };
}
