import type { Failure, Quality } from "./player-state.ts";

/** Captions in WebVTT. */
export interface Track {
  src: string;
  /** As the menu names it: 中文. */
  label: string;
  /** BCP 47: zh-CN. */
  language: string;
  /** The one that is on unless the learner has turned captions off. */
  default?: boolean;
}

/** Something said, with when; seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** Events out. */
export interface PlayerEvents {
  onPlay?: () => void;
  onPause?: () => void;
  /** About four times a second while it plays; seconds. */
  onTimeUpdate?: (at: { currentTime: number; duration: number }) => void;
  onSeeking?: (at: { currentTime: number }) => void;
  onEnded?: () => void;
  onRateChange?: (rate: number) => void;
  onQualityChange?: (quality: Quality) => void;
  /** It stopped and says so on the picture; `重试` is offered there. */
  onError?: (failure: Failure) => void;
  /** The words of the chosen track, once the browser has read it; none when there is nothing to read. */
  onCues?: (cues: Cue[]) => void;
  /** The learner wants to write something down (key N). Without this event there is no such key. */
  onNote?: () => void;
  /** Theatre width was asked for or left. Without this event there is no button for it. */
  onWidthChange?: (wide: boolean) => void;
  /**
   * The address is no longer accepted (401, 403, 410). Answer with a fresh one, or change `src`;
   * playback goes on from the same second. Reject, and the learner sees that it failed.
   */
  onSourceExpired?: () => void | Promise<string | void>;
}
