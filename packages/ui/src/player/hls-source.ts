import type Hls from "hls.js";
import type { ErrorData } from "hls.js";
import { createAddressBook } from "./address-book.ts";
import { createBackoff } from "./backoff.ts";
import type { Source, SourceRequest } from "./source.ts";
import { isNotThere, verdictOn } from "./verdict.ts";

const isPlaylistError = (details: string) => /^(manifest|level)/.test(details);

/** Two decoder faults within this many milliseconds are one fault that rebuilding does not mend. */
const sameFault = 8000;

/** Feeds the video through hls.js and mends what can be mended, so that a learner sees a pause at most. */
export function openHlsSource(
  HlsLight: typeof Hls,
  { video, address, startAt, hooks }: SourceRequest,
): Source {
  const book = createAddressBook(address);
  const hls = new HlsLight({
    startPosition: startAt > 0 ? startAt : -1,
    capLevelToPlayerSize: true,
    backBufferLength: 60,
    // The first segment is fetched while the media source still opens.
    startFragPrefetch: true,
    xhrSetup(xhr, url) {
      const current = book.resolve(url);
      if (current !== url) xhr.open("GET", current, true);
    },
  });
  const { Events, ErrorTypes, ErrorDetails } = HlsLight;
  let begun = false;
  let faultAt = -Infinity;
  /** For the start of a segment, the renditions that lack it. */
  const absent = new Map<number, Set<number>>();
  /** A hole that playback will reach: jumped over when it does. */
  let hole: { start: number; end: number } | undefined;

  const resume = () => {
    if (hls.levels.length === 0) hls.loadSource(book.resolve(address));
    else hls.startLoad(begun ? -1 : startAt);
  };
  const backoff = createBackoff(resume, () => hooks.onFailure("network"));

  function jumpHole() {
    if (!hole || video.currentTime > hole.end) return;
    const starved = video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
    // What is buffered ends a little before the hole begins.
    if (video.currentTime < hole.start - (starved ? 1.5 : 0.1)) return;
    const { end } = hole;
    hole = undefined;
    hooks.onSkipped();
    hls.startLoad(end);
    video.currentTime = Math.min(end + 0.05, video.duration || end);
  }

  function skip({ frag }: ErrorData) {
    if (!frag) return hooks.onFailure("broken");
    hls.stopLoad();
    hole = { start: frag.start, end: frag.start + frag.duration };
    // What lies before the hole is played out first.
    return jumpHole();
  }

  /** hls.js looks for the segment in the other renditions, but never concludes that none has it. */
  function isAbsent({ frag, fatal, response, details }: ErrorData) {
    if (fatal || !frag || details !== ErrorDetails.FRAG_LOAD_ERROR || !isNotThere(response?.code))
      return false;
    const levels = absent.get(frag.start) ?? new Set();
    absent.set(frag.start, levels.add(frag.level));
    return levels.size >= hls.levels.length;
  }

  function rebuild(data: ErrorData) {
    const again = performance.now() - faultAt < sameFault;
    faultAt = performance.now();
    hls.recoverMediaError();
    if (again) skip(data);
  }

  hls.on(Events.MANIFEST_PARSED, (_event, { levels }) => {
    hooks.onHeights(
      [...new Set(levels.map(({ height }) => height))].filter(Boolean).toSorted((a, b) => b - a),
    );
  });
  hls.on(Events.LEVEL_SWITCHED, (_event, { level }) => hooks.onHeight(hls.levels[level]?.height));
  for (const loaded of [Events.MANIFEST_LOADED, Events.LEVEL_LOADED] as const) hls.on(loaded, backoff.reset);
  hls.on(Events.FRAG_LOADED, () => {
    begun = true;
    backoff.reset();
    hooks.onProgress();
  });
  hls.on(Events.ERROR, (_event, data) => {
    const verdict = verdictOn({
      network: data.type === ErrorTypes.NETWORK_ERROR || data.details === ErrorDetails.FRAG_PARSING_ERROR,
      fatal: data.fatal || isAbsent(data),
      malformed: /parsing|incompatible|empty/i.test(data.details),
      part: isPlaylistError(data.details) ? "playlist" : "segment",
      status: data.response?.code,
    });
    if (verdict === "renew") {
      hls.stopLoad();
      backoff.reset();
      hooks.onRefused();
    } else if (verdict === "notice") hooks.onOffline();
    else if (verdict === "wait") {
      hooks.onOffline();
      backoff.next();
    } else if (verdict === "skip") skip(data);
    else if (verdict === "rebuild") rebuild(data);
    else if (verdict !== "ignore") hooks.onFailure(verdict);
  });

  const events = new AbortController();
  for (const moment of ["timeupdate", "waiting", "seeked"]) {
    video.addEventListener(moment, jumpHole, { signal: events.signal });
  }
  // Asked for before the media source opens, which takes as long.
  hls.loadSource(address);
  hls.attachMedia(video);

  return {
    setQuality(quality) {
      hls.nextLevel = quality === "auto" ? -1 : hls.levels.findLastIndex(({ height }) => height === quality);
    },
    resume() {
      backoff.reset();
      resume();
    },
    moveTo(fresh) {
      if (!book.moveTo(fresh)) return false;
      backoff.reset();
      resume();
      return true;
    },
    destroy() {
      events.abort();
      backoff.reset();
      hls.destroy();
    },
  };
}
