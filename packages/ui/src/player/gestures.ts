import type { PlayerCore } from "./player-core.ts";

/** Milliseconds between the two taps of a double tap. */
const doubleTap = 300;

/** Clicks and taps on the picture itself. */
export function followGestures(core: PlayerCore, picture: HTMLElement): () => void {
  const { store } = core;
  const stop = new AbortController();
  let tappedAt = -Infinity;
  let tappedThird = 1;

  function tap(event: PointerEvent) {
    const { left, width } = picture.getBoundingClientRect();
    const third = Math.min(2, Math.floor(((event.clientX - left) / width) * 3));
    const twice = event.timeStamp - tappedAt < doubleTap && third === tappedThird;
    tappedAt = event.timeStamp;
    tappedThird = third;
    if (twice && third !== 1) core.seekBy(third === 0 ? -10 : 10);
    else if (twice || !store.get().started) core.toggle();
    else store.set({ awake: !store.get().awake });
  }
  function click(event: MouseEvent) {
    const open = store.get().menu !== undefined;
    if (open) core.openMenu(undefined);
    else if (event instanceof PointerEvent && event.pointerType === "touch") tap(event);
    else core.toggle();
  }
  picture.addEventListener("click", click, { signal: stop.signal });
  picture.addEventListener(
    "dblclick",
    (event) => {
      if (!(event instanceof PointerEvent && event.pointerType === "touch")) void core.toggleFullscreen();
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
