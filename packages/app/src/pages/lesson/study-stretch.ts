/** What was played between two reports. */
export interface Stretch {
  /** Milliseconds of the session's clock when it ended. */
  at: number;
  /** Milliseconds of playing. */
  elapsed: number;
  /** Seconds of the lesson: `0-15.2,40-55`. */
  ranges: string;
  /** Seconds. */
  position: number;
}

/** Milliseconds of playing after which a stretch is told. */
const period = 15_000;
/** A longer wait between two moments of playing, in milliseconds, parts two stretches. */
const longestStall = 3000;
/** Of the player's rates, 0.5 to 2; what runs faster than that was a seek. */
const fastest = 2.1;
const slowest = 0.5;
/** Seconds by which two moments may be further apart than the clock says. */
const slack = 0.75;

const seconds = (value: number) => String(Math.round(value * 10) / 10);

/**
 * Gathers what is played from the player's moments, and tells it every fifteen seconds of playing. Time in which
 * nothing moves, because it stalls, waits or lies in a hidden tab, is not time of study.
 * @param clock milliseconds since the session began
 * @param startAt seconds; what is known already needs no telling
 */
export function gatherStretches(clock: () => number, tell: (stretch: Stretch) => void, startAt = 0) {
  let ranges: [number, number][] = [];
  let elapsed = 0;
  let position = startAt;
  let told = Math.round(startAt);
  let last: { media: number; time: number } | undefined;
  let at = 0;

  /** Tells what there is; it may play on. */
  function cut() {
    const moved = Math.round(position) !== told;
    if (elapsed === 0 && !moved) return;
    told = Math.round(position);
    const text = ranges
      .slice(-80)
      .map(([start, end]) => `${seconds(start)}-${seconds(end)}`)
      .join(",");
    const stretch = { at: Math.round(at), elapsed: Math.round(elapsed), ranges: text, position: told };
    ranges = [];
    elapsed = 0;
    tell(stretch);
  }

  function add(from: number, to: number) {
    const open = ranges.at(-1);
    if (open && open[1] === from) open[1] = to;
    else ranges.push([from, to]);
  }

  /** The lesson stands at `media` seconds; called while it plays. */
  function advance(media: number) {
    const time = clock();
    if (last) {
      const played = media - last.media;
      const spent = time - last.time;
      if (spent > longestStall && elapsed > 0) cut();
      if (played > 0 && played <= (spent / 1000) * fastest + slack) {
        add(last.media, media);
        elapsed += Math.min(spent, (played / slowest) * 1000);
      }
    }
    last = { media, time };
    position = media;
    at = time;
    if (elapsed >= period) cut();
  }

  /** The learner went to another second. */
  function seek(media: number) {
    if (elapsed >= 1000) cut();
    last = undefined;
    position = media;
    at = clock();
  }

  /** It stopped: paused, ended, gone. */
  function stop() {
    cut();
    last = undefined;
  }

  return { advance, seek, stop, cut };
}
