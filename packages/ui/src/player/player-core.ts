import type { PlayerEvents, Track } from "./host.ts";
import { initialState, type PlayerState, type Quality } from "./player-state.ts";
import { recall, remember } from "./remembered.ts";
import { enterFullscreen, leaveFullscreen, togglePictureInPicture } from "./screens.ts";
import { createSourceKeeper } from "./source-keeper.ts";
import { spokenTime } from "./spoken-time.ts";
import { createStore } from "./store.ts";

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** What the props of the player hand down. */
export interface PlayerHost extends PlayerEvents {
  startAt?: number;
  tracks?: readonly Track[];
  title: string;
  poster?: string;
  /** Something lies over the picture and has the word. */
  covered: boolean;
  /** It carries a watermark. */
  marked: boolean;
}

/** How captions are drawn. */
type CaptionStyle = Pick<PlayerState, "captionSize" | "captionGround" | "captionPlace">;

export type PlayerCore = ReturnType<typeof createPlayerCore>;

/**
 * The player without its looks: state in a store, requests as functions, facts from the `<video>`.
 * Keyboard, gestures and controls all ask through the same functions.
 */
export function createPlayerCore(firstHost: PlayerHost) {
  const store = createStore<PlayerState>({
    ...initialState,
    captions: firstHost.tracks?.some((track) => track.default) ?? false,
    track: Math.max(0, firstHost.tracks?.findIndex((track) => track.default) ?? 0),
  });
  let host = firstHost;
  let parts: { root: HTMLElement; video: HTMLVideoElement } | undefined;
  /** Playing is wanted, though there may be nothing to play yet. */
  let intent = false;
  /** Where to start once there is something to seek in; seconds. */
  let wantedAt: number | undefined;
  /** It played when the watermark went out of sight. */
  let resumes = false;

  function attached() {
    if (!parts)
      throw new Error("Player: used before it was on the page; call it from an event or an effect.");
    return parts;
  }

  const core = {
    store,
    host: () => host,
    setHost: (next: PlayerHost) => {
      host = next;
    },
    video: () => attached().video,
    root: () => attached().root,
    /** The picture itself has the focus, not one of its controls. */
    hasFocus: () => parts !== undefined && document.activeElement === parts.root,
    place: (next: typeof parts) => {
      parts = next;
      if (next) store.set(recall());
    },
    /** Tells screen readers, and shows it for a moment. */
    say: (text: string) => {
      store.set({ said: { text, count: store.get().said.count + 1 } });
    },

    /** Seconds; also before there is anything to seek in. */
    position: () => wantedAt ?? attached().video.currentTime,
    intends: () => intent,
    /** Remembers over a rebuilding of the source where it is and whether it plays. */
    keepIntent: () => {
      const { video } = attached();
      wantedAt = core.position();
      intent = intent || (!video.paused && !video.ended);
    },
    forgetIntent: () => {
      intent = false;
    },
    /** The length is known: take up the position and the wish to play. */
    takeUp: () => {
      const { video } = attached();
      if (wantedAt !== undefined && Math.abs(video.currentTime - wantedAt) > 0.5)
        video.currentTime = wantedAt;
      wantedAt = undefined;
      if (intent && video.paused) void core.play();
    },

    play: async () => {
      const { video } = attached();
      if (store.get().unmarked) {
        resumes = true;
        return;
      }
      intent = true;
      store.set({ paused: false });
      // Nothing lies under the picture yet; `takeUp` plays when it does.
      if (video.networkState === HTMLMediaElement.NETWORK_EMPTY) return;
      try {
        await video.play();
      } catch (error) {
        // The browser wants a gesture first; anything else comes again as an error of the source.
        if (error instanceof DOMException && error.name === "NotAllowedError") core.pause();
      }
    },
    pause: () => {
      intent = false;
      attached().video.pause();
      store.set({ paused: true });
    },
    /** The watermark went out of sight, or came back. */
    setMarked: (marked: boolean) => {
      if (marked) {
        store.set({ unmarked: false });
        if (resumes) void core.play();
        resumes = false;
      } else {
        resumes = !store.get().paused;
        core.pause();
        store.set({ unmarked: true, awake: true });
      }
    },
    toggle: () => {
      if (store.get().paused || attached().video.ended) void core.play();
      else core.pause();
    },
    /** Seconds, kept within what there is. */
    seekTo: (seconds: number) => {
      const { video } = attached();
      const end = Number.isFinite(video.duration) ? video.duration : Infinity;
      const target = Math.min(Math.max(0, seconds), end);
      if (video.readyState === 0) wantedAt = target;
      else video.currentTime = target;
      store.set({ currentTime: target });
      return target;
    },
    seekBy: (seconds: number) => {
      const target = core.seekTo(core.position() + seconds);
      core.say(`跳到 ${spokenTime(target)}`);
    },
    /** 0 to 1. */
    setVolume: (volume: number) => {
      const { video } = attached();
      video.volume = Math.min(1, Math.max(0, Math.round(volume * 100) / 100));
      video.muted = video.volume === 0;
      // The element tells a moment later; the slider's next key must not start from the old value.
      store.set({ volume: video.volume, muted: video.muted });
      remember({ volume: video.volume, muted: video.muted });
    },
    changeVolumeBy: (step: number) => {
      const { video } = attached();
      core.setVolume((video.muted ? 0 : video.volume) + step);
      core.say(video.muted ? "已静音" : `音量 ${Math.round(video.volume * 100)}%`);
    },
    toggleMute: () => {
      const { video } = attached();
      video.muted = !video.muted;
      if (!video.muted && video.volume === 0) video.volume = 0.5;
      remember({ volume: video.volume, muted: video.muted });
      core.say(video.muted ? "已静音" : `音量 ${Math.round(video.volume * 100)}%`);
    },
    setRate: (rate: number) => {
      const { video } = attached();
      video.defaultPlaybackRate = rate;
      video.playbackRate = rate;
      core.say(rate === 1 ? "正常速度" : `${rate} 倍速`);
    },
    stepRate: (step: 1 | -1) => {
      const at = rates.findIndex((rate) => rate === store.get().rate);
      const next = rates[Math.min(rates.length - 1, Math.max(0, (at < 0 ? 2 : at) + step))];
      if (next !== undefined) core.setRate(next);
    },
    setQuality: (quality: Quality) => {
      store.set({ quality });
      source.setQuality(quality);
      core.say(quality === "auto" ? "画质自动" : `画质 ${quality}`);
      host.onQualityChange?.(quality);
    },
    setCaptions: (captions: boolean) => {
      if (!host.tracks?.length) return core.say("这段视频没有字幕");
      store.set({ captions });
      remember({ captions });
      return core.say(captions ? "字幕已打开" : "字幕已关闭");
    },
    toggleCaptions: () => core.setCaptions(!store.get().captions),
    styleCaptions: (style: Partial<CaptionStyle>) => {
      store.set(style);
      remember(style);
    },
    setTrack: (track: number) => {
      store.set({ track });
      core.setCaptions(true);
    },
    toggleFullscreen: async () => {
      const { root, video } = attached();
      const { fullscreen } = store.get();
      if (host.marked && !document.fullscreenEnabled)
        store.set({ fullscreen: !fullscreen, fillsWindow: !fullscreen });
      else await (fullscreen ? leaveFullscreen() : enterFullscreen(root, video));
    },
    togglePictureInPicture: () => togglePictureInPicture(attached().video),
    setWide: (wide: boolean) => {
      store.set({ wide });
      core.say(wide ? "宽屏" : "标准宽度");
      host.onWidthChange?.(wide);
    },
    openMenu: (menu: string | undefined) => store.set({ menu }),
    setHelp: (help: boolean) => store.set({ help, menu: undefined }),
  };
  const source = createSourceKeeper(core);
  return Object.assign(core, { source });
}
