import type { PlayerCore } from "./player-core.ts";

/** Milliseconds without a movement until the controls leave the picture alone. */
export const rest = 3000;

/** Shows the controls when someone is there, and hides them while it plays and nobody moves. */
export function followPresence(core: PlayerCore): () => void {
  const { store } = core;
  const root = core.root();
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function needed() {
    const { paused, ended, menu, help, scrubbing, failure } = store.get();
    return (
      paused ||
      ended ||
      help ||
      menu !== undefined ||
      scrubbing !== undefined ||
      failure !== undefined ||
      root.querySelector("[data-controls] :focus-visible") !== null
    );
  }
  function sleep() {
    if (needed()) wake();
    else store.set({ awake: false });
  }
  function wake() {
    clearTimeout(timer);
    store.set({ awake: true });
    timer = setTimeout(sleep, rest);
  }

  const on = (name: string, listener: (event: Event) => void) =>
    root.addEventListener(name, listener, { signal: stop.signal });
  for (const name of ["focusin", "keydown"]) on(name, wake);
  for (const name of ["pointermove", "pointerdown"]) {
    // A finger's tap decides for itself: see gestures.
    on(name, (event) => {
      if (!(event instanceof PointerEvent && event.pointerType === "touch")) wake();
    });
  }
  on("pointerleave", (event) => {
    if (event instanceof PointerEvent && event.pointerType === "mouse" && !needed())
      store.set({ awake: false });
  });

  let wasPaused = true;
  const unlisten = store.subscribe(() => {
    const { paused } = store.get();
    if (paused === wasPaused) return;
    wasPaused = paused;
    wake();
  });
  return () => {
    stop.abort();
    unlisten();
    clearTimeout(timer);
  };
}
