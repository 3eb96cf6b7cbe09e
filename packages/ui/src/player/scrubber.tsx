import { useId, useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from "react";
import * as styles from "./scrubber.css.ts";
import { clockTime, spokenTime } from "./spoken-time.ts";
import { useCore, usePlayer } from "./use-player.ts";

export interface ScrubberProps {
  /** Seconds; how long the whole is when the stream is only its beginning. */
  fullDuration: number | undefined;
  /** Seconds; marked in red, such as the end of a trial. */
  limitAt: number | undefined;
}

const share = (part: number, whole: number) =>
  `${whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)).toFixed(3) : 0}%`;

// Custom properties are no keys of CSSProperties; the cast adds these.
const place = (at: string, length?: string) =>
  ({ "--player-at": at, ...(length && { "--player-length": length }) }) as CSSProperties;

/** Where it is, how much is loaded, and where to go. */
export function Scrubber({ fullDuration = 0, limitAt }: ScrubberProps) {
  const core = useCore();
  const rail = useRef<HTMLDivElement>(null);
  const limitId = useId();
  const [hover, setHover] = useState<number>();
  const loaded = usePlayer((state) => state.duration);
  const buffered = usePlayer((state) => state.buffered);
  const scrubbing = usePlayer((state) => state.scrubbing);
  const currentTime = usePlayer((state) => state.currentTime);
  const whole = Math.max(fullDuration, loaded);
  const now = Math.min(scrubbing ?? currentTime, whole || Infinity);
  const preview = scrubbing ?? hover;

  function timeAt({ clientX }: PointerEvent) {
    const box = rail.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    return Math.min(1, Math.max(0, (clientX - box.left) / box.width)) * whole;
  }
  function press(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || whole === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    core.store.set({ scrubbing: timeAt(event) });
  }
  function move(event: PointerEvent<HTMLDivElement>) {
    if (core.store.get().scrubbing !== undefined) core.store.set({ scrubbing: timeAt(event) });
    else if (event.pointerType !== "touch" && whole > 0) setHover(timeAt(event));
  }
  function release(event: PointerEvent<HTMLDivElement>) {
    if (core.store.get().scrubbing === undefined) return;
    core.store.set({ scrubbing: undefined });
    core.seekTo(timeAt(event));
  }
  // The arrows belong to the player's map; these are the slider's own.
  function key(event: KeyboardEvent) {
    const target = {
      Home: 0,
      End: whole,
      PageUp: core.position() + whole / 10,
      PageDown: core.position() - whole / 10,
    }[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    core.seekTo(target);
  }

  return (
    <div
      className={styles.slider}
      // An input of type range cannot draw what is buffered, nor the limit.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label="播放进度"
      aria-valuemin={0}
      aria-valuemax={Math.floor(whole)}
      aria-valuenow={Math.floor(now)}
      aria-valuetext={`${spokenTime(now)}，共 ${spokenTime(whole)}`}
      aria-describedby={limitAt === undefined ? undefined : limitId}
      aria-disabled={whole === 0 || undefined}
      data-held={scrubbing !== undefined || undefined}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={() => core.store.set({ scrubbing: undefined })}
      onPointerLeave={() => setHover(undefined)}
      onKeyDown={key}
    >
      {limitAt !== undefined && (
        <span id={limitId} hidden>
          试看到 {spokenTime(limitAt)}
        </span>
      )}
      <div ref={rail} className={styles.rail}>
        {buffered.map(({ start, end }) => (
          <i
            key={start}
            className={styles.buffer}
            style={place(share(start, whole), share(end - start, whole))}
          />
        ))}
        {limitAt !== undefined && whole > 0 && (
          <i className={styles.limit} style={place(share(limitAt, whole))} />
        )}
        <i className={styles.played} style={place("0%", share(now, whole))} />
        <i className={styles.knob} style={place(share(now, whole))} />
        {preview !== undefined && (
          <span className={styles.preview} style={place(share(preview, whole))} aria-hidden>
            {clockTime(preview)}
          </span>
        )}
      </div>
    </div>
  );
}
