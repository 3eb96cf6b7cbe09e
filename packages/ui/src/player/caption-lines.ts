import type { PlayerCore } from "./player-core.ts";

/** The text of a cue without its WebVTT marks. */
function textOf(cue: TextTrackCue): string[] {
  if (!(cue instanceof VTTCue)) return [];
  return (cue.getCueAsHTML().textContent ?? "").split("\n").filter(Boolean);
}

/** Lets the browser read the chosen WebVTT track and puts its lines into the store; nothing is drawn natively. */
export function followCaptions(core: PlayerCore): () => void {
  const { store } = core;
  const list = core.video().textTracks;
  let followed: TextTrack | undefined;

  const read = () =>
    store.set({ lines: followed ? Array.from(followed.activeCues ?? []).flatMap(textOf) : [] });

  function choose() {
    const { captions, track } = store.get();
    const wanted = captions ? list[track] : undefined;
    if (wanted === followed) return;
    followed?.removeEventListener("cuechange", read);
    for (const each of Array.from(list)) each.mode = each === wanted ? "hidden" : "disabled";
    followed = wanted;
    followed?.addEventListener("cuechange", read);
    read();
  }
  choose();
  const unlisten = store.subscribe(choose);
  list.addEventListener("addtrack", choose);
  return () => {
    unlisten();
    list.removeEventListener("addtrack", choose);
    followed?.removeEventListener("cuechange", read);
  };
}
