/** A value that tells when it changes; no React, so that controllers and tests can hold it too. */
export interface Store<State> {
  get: () => State;
  /** Merges; says nothing when nothing differs. */
  set: (patch: Partial<State>) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(patch) {
      const next = { ...state, ...patch };
      // `keyof` is exact here: a patch holds keys of the state and nothing else.
      if ((Object.keys(patch) as (keyof State)[]).every((key) => Object.is(state[key], next[key]))) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
