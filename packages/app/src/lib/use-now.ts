import { createContext, use, useSyncExternalStore } from "react";

/** The server's clock when it drew the page, to the hour (epoch, ms); nothing where the browser draws first. */
export const DrawnAt = createContext<number | undefined>(undefined);

const minute = 60_000;
const never = () => () => {};

/** The time: the server's, to the hour, for what the server drew, so that hydration finds it so; then the reader's own, to the minute. */
export function useNow(): number {
  const drawnAt = use(DrawnAt) ?? 0;
  return useSyncExternalStore(
    never,
    () => Math.floor(Date.now() / minute) * minute,
    () => drawnAt,
  );
}

/** Whether a moment that may be unknown has passed. */
export const isOver = (iso: string | null | undefined, now: number) =>
  Boolean(iso) && Date.parse(iso ?? "") < now;
