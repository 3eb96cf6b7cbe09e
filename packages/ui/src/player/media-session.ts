import type { PlayerCore } from "./player-core.ts";

/** Names the lesson on lock screens and lets headset keys steer it. */
export function followMediaKeys(core: PlayerCore): () => void {
  if (!("mediaSession" in navigator)) return () => {};
  const { mediaSession } = navigator;
  const actions: Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>> = {
    play: () => void core.play(),
    pause: () => core.pause(),
    seekbackward: ({ seekOffset }) => core.seekBy(-(seekOffset ?? 10)),
    seekforward: ({ seekOffset }) => core.seekBy(seekOffset ?? 10),
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) core.seekTo(seekTime);
    },
  };
  const set = (handlers: typeof actions | undefined) => {
    // Its keys are the actions above.
    for (const action of Object.keys(actions) as MediaSessionAction[]) {
      try {
        mediaSession.setActionHandler(action, handlers?.[action] ?? null);
      } catch {
        // A browser that does not know this one knows the others.
      }
    }
  };
  const claim = () => {
    const { title, poster } = core.host();
    mediaSession.metadata = new MediaMetadata({
      title,
      artwork: poster ? [{ src: new URL(poster, document.baseURI).href }] : [],
    });
    set(actions);
  };
  const video = core.video();
  video.addEventListener("play", claim);
  return () => {
    video.removeEventListener("play", claim);
    set(undefined);
    mediaSession.metadata = null;
  };
}
