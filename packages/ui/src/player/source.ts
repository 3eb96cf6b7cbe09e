import { loadedHls, loadHls } from "./load-hls.ts";
import type { Failure, Quality } from "./player-state.ts";

/** What a source reports while it feeds the `<video>`. */
export interface SourceHooks {
  /** Best first. */
  onHeights: (heights: number[]) => void;
  onHeight: (height: number | undefined) => void;
  /** The network or the server is away; it is being tried again. */
  onOffline: () => void;
  /** A segment is missing or damaged; playback went on behind it. */
  onSkipped: () => void;
  /** Data comes in (again). */
  onProgress: () => void;
  /** The address is no longer accepted. */
  onRefused: () => void;
  onFailure: (failure: Failure) => void;
}

/** Something that feeds the `<video>`: hls.js, or the browser itself. */
export interface Source {
  setQuality: (quality: Quality) => void;
  /** Tries again at once, from where the picture stands. */
  resume: () => void;
  /** Goes on under another address without a break; false when it has to be built anew. */
  moveTo: (address: string) => boolean;
  destroy: () => void;
}

export interface SourceRequest {
  video: HTMLVideoElement;
  address: string;
  /** Seconds. */
  startAt: number;
  hooks: SourceHooks;
}

const isPlaylist = (address: string) => new URL(address, document.baseURI).pathname.endsWith(".m3u8");

/** Feeds `video` from `address`; hls.js is loaded only for playlists, and only here. */
export async function openSource(request: SourceRequest, signal: AbortSignal): Promise<Source | undefined> {
  const playlist = isPlaylist(request.address);
  if (playlist) {
    const { Hls, openHlsSource } = loadedHls() ?? (await loadHls());
    if (signal.aborted) return undefined;
    // Chromium answers "maybe" to native HLS as well, so hls.js is asked first.
    if (Hls.isSupported()) return openHlsSource(Hls, request);
    if (request.video.canPlayType("application/vnd.apple.mpegurl") === "") {
      request.hooks.onFailure("unsupported");
      return undefined;
    }
  }
  const { openNativeSource } = await import("./native-source.ts");
  return signal.aborted ? undefined : openNativeSource(request);
}
