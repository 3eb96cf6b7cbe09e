import { lineAt, type Cue } from "@xinglin/ui";
import type { PlayerHandle } from "@xinglin/ui/player";
import { proxy, ref } from "valtio";

interface Playing {
  /** Whole seconds. */
  second: number;
  /** The line that is being said; -1 before the first. */
  line: number;
  /** What is said in the lesson; unset until the captions are read. */
  cues?: readonly Cue[];
  /** The learner pressed the key for a note. */
  noteAsked: boolean;
  /** What had the focus gave way to the next picture, which is to have it. */
  focusAsked: boolean;
}

/** What the stage plays, for what stands beside it. */
export const playing = proxy<Playing>({ second: 0, line: -1, noteAsked: false, focusAsked: false });

let stage: () => PlayerHandle | null = () => null;

/** A lesson comes on; it goes again with the function that is answered. */
export function takeStage(handle: () => PlayerHandle | null) {
  stage = handle;
  return () => {
    if (stage !== handle) return;
    stage = () => null;
    Object.assign(playing, { second: 0, line: -1, cues: undefined, noteAsked: false });
  };
}

export function hearCues(cues: Cue[]) {
  playing.cues = ref(cues);
}

export function keepTime(second: number) {
  playing.second = Math.floor(second);
  playing.line = playing.cues ? lineAt(playing.cues, second) : -1;
}

/** Goes to a second of what plays, and leaves it playing or standing as it was. */
export const goTo = (second: number) => stage()?.seek(second);
