import type { Cue } from "./host.ts";
import type { PlayerCore } from "./player-core.ts";

/** The text of a cue without its WebVTT marks. */
function textOf(cue: TextTrackCue): string[] {
  if (!(cue instanceof VTTCue)) return [];
  return (cue.getCueAsHTML().textContent ?? "").split("\n").filter(Boolean);
}

const cuesOf = ({ cues }: TextTrack): Cue[] =>
  Array.from(cues ?? []).map((cue) => ({
    start: cue.startTime,
    end: cue.endTime,
    text: textOf(cue).join(" "),
  }));

/** Lets the browser read the chosen WebVTT track and puts its lines into the store; nothing is drawn natively. */
export function followCaptions(core: PlayerCore): () => void {
  const { store } = core;
  const video = core.video();
  const list = video.textTracks;
  let followed: TextTrack | undefined;

  const read = () => {
    const active = store.get().captions ? followed?.activeCues : undefined;
    store.set({ lines: Array.from(active ?? []).flatMap(textOf) });
  };
  const tell = () => core.host().onCues?.(followed ? cuesOf(followed) : []);

  let drawn: boolean | undefined;
  function choose() {
    const { captions, track } = store.get();
    // A host that wants the words gets them, drawn or not.
    const wanted = captions || core.host().onCues ? list[track] : undefined;
    if (wanted === followed) {
      if (drawn !== captions) {
        drawn = captions;
        read();
      }
      return;
    }
    drawn = captions;
    followed?.removeEventListener("cuechange", read);
    for (const each of Array.from(list)) each.mode = each === wanted ? "hidden" : "disabled";
    followed = wanted;
    followed?.addEventListener("cuechange", read);
    read();
    if (followed?.cues?.length) tell();
  }
  const heard = new AbortController();
  // They tell at the <track>, and do not bubble; one that cannot be read is one without words.
  for (const moment of ["load", "error"]) {
    video.addEventListener(
      moment,
      (event) => {
        if (event.target instanceof HTMLTrackElement && event.target.track === followed) tell();
      },
      { capture: true, signal: heard.signal },
    );
  }
  if (list.length === 0) tell();
  choose();
  const unlisten = store.subscribe(choose);
  list.addEventListener("addtrack", choose);
  return () => {
    unlisten();
    heard.abort();
    list.removeEventListener("addtrack", choose);
    followed?.removeEventListener("cuechange", read);
  };
}
