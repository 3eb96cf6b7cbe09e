import { useCallback, useSyncExternalStore } from "react";

const secondsLeft = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/**
 * Whole seconds until `moment` (epoch, ms), counting down to 0.
 * Reads the clock instead of counting, so that a remount or a sleeping tab changes nothing. 0 on the server.
 */
export function useSecondsUntil(moment = 0): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        const left = moment - Date.now();
        if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
      };
      const tick = () => {
        changed();
        wait();
      };
      wait();
      return () => clearTimeout(timer);
    },
    [moment],
  );
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(moment),
    () => 0,
  );
}
