/** Seconds from the start. */
export interface TimeRange {
  start: number;
  end: number;
}

/** Why it does not play, when it will not mend by itself. */
export type Failure = "missing" | "expired" | "network" | "broken" | "unsupported";

/** What goes wrong and is being mended: shown quietly, playback goes on where it can. */
export type Trouble = "offline" | "renewing";

/** A height in lines, or the player's own choice. */
export type Quality = number | "auto";

export type CaptionSize = "small" | "medium" | "large";
/** What stands behind the words: a shadow of the letters alone, a veil, or black. */
export type CaptionGround = "none" | "veil" | "solid";
export type CaptionPlace = "bottom" | "top";

export interface PlayerState {
  /** Length and position are known. */
  ready: boolean;
  /** It has played at least once; until then the poster stands. */
  started: boolean;
  paused: boolean;
  ended: boolean;
  /** Waiting for data for longer than a blink. */
  buffering: boolean;
  currentTime: number;
  duration: number;
  buffered: TimeRange[];
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  rate: number;
  /** Heights on offer, best first. */
  heights: number[];
  quality: Quality;
  /** The height on screen now. */
  height: number | undefined;
  captions: boolean;
  captionSize: CaptionSize;
  captionGround: CaptionGround;
  captionPlace: CaptionPlace;
  /** Which of the tracks is read. */
  track: number;
  /** The caption lines of this moment. */
  lines: string[];
  fullscreen: boolean;
  /** Fullscreen as far as the window goes, where the screen is not to be had. */
  fillsWindow: boolean;
  pictureInPicture: boolean;
  canFullscreen: boolean;
  canPictureInPicture: boolean;
  wide: boolean;
  failure: Failure | undefined;
  trouble: Trouble | undefined;
  /** The watermark cannot be seen; nothing plays until it can. */
  unmarked: boolean;
  /** The controls are out. */
  awake: boolean;
  menu: string | undefined;
  help: boolean;
  /** Where the knob is held, while it is held. */
  scrubbing: number | undefined;
  /** The last thing said to screen readers, and shown for a moment; `count` tells two alike apart. */
  said: { text: string; count: number };
}

export const initialState: PlayerState = {
  ready: false,
  started: false,
  paused: true,
  ended: false,
  buffering: false,
  currentTime: 0,
  duration: 0,
  buffered: [],
  volume: 1,
  muted: false,
  rate: 1,
  heights: [],
  quality: "auto",
  height: undefined,
  captions: false,
  captionSize: "medium",
  captionGround: "none",
  captionPlace: "bottom",
  track: 0,
  lines: [],
  fullscreen: false,
  fillsWindow: false,
  pictureInPicture: false,
  canFullscreen: false,
  canPictureInPicture: false,
  wide: false,
  failure: undefined,
  trouble: undefined,
  unmarked: false,
  awake: true,
  menu: undefined,
  help: false,
  scrubbing: undefined,
  said: { text: "", count: 0 },
};
