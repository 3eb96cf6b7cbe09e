import { createBackoff } from "./backoff.ts";
import type { Source, SourceRequest } from "./source.ts";
import { verdictOn } from "./verdict.ts";

/** The status of `address`, asked for with one byte, because `<video>` does not tell; 0 without an answer. */
async function statusOf(address: string): Promise<number> {
  try {
    const { status, body } = await fetch(address, { headers: { Range: "bytes=0-0" } });
    await body?.cancel();
    return status;
  } catch {
    return 0;
  }
}

/** Lets the browser play the address itself: MP4, and HLS where hls.js cannot run (iPhone). */
export function openNativeSource({ video, address, startAt, hooks }: SourceRequest): Source {
  const events = new AbortController();
  const { signal } = events;
  let current = address;
  let at = startAt;

  const load = () => {
    video.src = current;
    video.load();
  };
  const backoff = createBackoff(load, () => hooks.onFailure("network"));

  async function judge() {
    const { code } = video.error ?? {};
    at = video.currentTime || at;
    const status = await statusOf(current);
    if (signal.aborted) return;
    const found = status >= 200 && status < 300;
    if (found && code !== MediaError.MEDIA_ERR_NETWORK) return hooks.onFailure("broken");
    const verdict = found
      ? "wait"
      : verdictOn({ network: true, fatal: true, malformed: false, part: "playlist", status });
    if (verdict === "renew") return hooks.onRefused();
    if (verdict === "missing") return hooks.onFailure("missing");
    hooks.onOffline();
    return backoff.next();
  }

  video.addEventListener("error", () => void judge(), { signal });
  video.addEventListener(
    "loadedmetadata",
    () => {
      if (at > 0) video.currentTime = at;
      hooks.onHeight(video.videoHeight || undefined);
    },
    { signal },
  );
  video.addEventListener(
    "loadeddata",
    () => {
      backoff.reset();
      hooks.onProgress();
    },
    { signal },
  );
  load();

  return {
    setQuality: () => {},
    resume() {
      backoff.reset();
      at = video.currentTime || at;
      load();
    },
    // The browser cannot change horses; the player builds a new source at the same second.
    moveTo: () => false,
    destroy() {
      events.abort();
      backoff.reset();
      video.removeAttribute("src");
      video.load();
    },
  };
}
