import type { PlayerCore } from "./player-core.ts";
import type { TimeRange } from "./player-state.ts";
import { canFullscreen } from "./screens.ts";

/** Milliseconds before waiting is called waiting; shorter stops are not worth a spinner. */
const blink = 300;

const rangesOf = (ranges: TimeRanges): TimeRange[] =>
  Array.from({ length: ranges.length }, (_, index) => ({
    start: ranges.start(index),
    end: ranges.end(index),
  }));

/** Carries what the `<video>` does into the store and to the host. */
export function followMedia(core: PlayerCore): () => void {
  const { store, host } = core;
  const video = core.video();
  const root = core.root();
  const stop = new AbortController();
  let spinner: ReturnType<typeof setTimeout> | undefined;

  const on = (names: string, listener: () => void, target: EventTarget = video) => {
    for (const name of names.split(" ")) target.addEventListener(name, listener, { signal: stop.signal });
  };
  const settle = () => {
    clearTimeout(spinner);
    spinner = undefined;
    store.set({ buffering: false });
  };
  const wait = () => {
    clearTimeout(spinner);
    spinner = setTimeout(() => store.set({ buffering: !store.get().failure }), blink);
  };
  const readTime = () => store.set({ currentTime: core.position() });

  video.volume = store.get().volume;
  video.muted = store.get().muted;
  store.set({
    canFullscreen: host().marked || canFullscreen(video),
    canPictureInPicture: document.pictureInPictureEnabled && !host().marked,
  });

  on("loadedmetadata durationchange", () => {
    const { duration } = video;
    if (!Number.isFinite(duration)) return;
    store.set({ duration, ready: true });
    core.takeUp();
  });
  on("progress timeupdate seeked", () => store.set({ buffered: rangesOf(video.buffered) }));
  on("timeupdate", () => {
    readTime();
    host().onTimeUpdate?.({ currentTime: video.currentTime, duration: video.duration || 0 });
  });
  on("seeking", () => {
    readTime();
    store.set({ ended: video.ended });
    host().onSeeking?.({ currentTime: video.currentTime });
  });
  on("seeking waiting stalled", () => {
    if (video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) wait();
  });
  on("playing seeked canplay", () => {
    if (video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA || video.ended) settle();
  });
  on("play", () => {
    // Lock screens and extensions press play on the element itself.
    if (store.get().unmarked) return core.pause();
    store.set({ paused: false, ended: false });
    return host().onPlay?.();
  });
  on("playing", () => store.set({ started: true }));
  on("pause", () => {
    // A source that is being rebuilt pauses the element; the learner did not.
    if (core.intends() && (video.readyState === 0 || !store.get().ready)) return;
    if (!video.ended) core.forgetIntent();
    store.set({ paused: true });
    settle();
    host().onPause?.();
  });
  on("ended", () => {
    core.forgetIntent();
    store.set({ ended: true, paused: true });
    settle();
    host().onEnded?.();
  });
  on("volumechange", () => store.set({ volume: video.volume, muted: video.muted }));
  on("ratechange", () => {
    store.set({ rate: video.playbackRate });
    host().onRateChange?.(video.playbackRate);
  });
  on("enterpictureinpicture", () => store.set({ pictureInPicture: true }));
  on("leavepictureinpicture", () => store.set({ pictureInPicture: false }));
  on("webkitbeginfullscreen", () => store.set({ fullscreen: true }));
  on("webkitendfullscreen", () => store.set({ fullscreen: false }));
  on("fullscreenchange", () => store.set({ fullscreen: document.fullscreenElement === root }), document);

  // Asked to play before there was anything to play: that is waiting, too.
  const unlisten = store.subscribe(() => {
    const { paused, ready, buffering, failure } = store.get();
    if (!paused && !ready && !buffering && !failure && spinner === undefined) wait();
  });
  return () => {
    stop.abort();
    unlisten();
    clearTimeout(spinner);
  };
}
