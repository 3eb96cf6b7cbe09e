import { createContext, use, useSyncExternalStore } from "react";
import type { PlayerCore } from "./player-core.ts";
import type { PlayerState } from "./player-state.ts";

export const PlayerContext = createContext<PlayerCore | null>(null);

/** The player that a control belongs to. */
export function useCore(): PlayerCore {
  const core = use(PlayerContext);
  if (!core) throw new Error("A control of the player stands outside `Player`; render it inside.");
  return core;
}

/** One fact of the player; a control draws anew only when that fact changes. `select` picks, it does not build. */
export function usePlayer<Fact>(select: (state: PlayerState) => Fact): Fact {
  const { store } = useCore();
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
