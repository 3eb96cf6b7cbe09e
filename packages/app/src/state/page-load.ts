import { proxy } from "valtio";

/** How many things the reader is waiting for; the bar at the top shows while there are any. */
export const pageLoad = proxy<{ pending: number }>({ pending: 0 });

/** Counts a promise as something the reader waits for, and hands it back. */
export function awaited<Value>(work: Promise<Value>): Promise<Value> {
  pageLoad.pending += 1;
  return work.finally(() => {
    pageLoad.pending -= 1;
  });
}
