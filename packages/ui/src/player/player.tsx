import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from "react";
import { CaptionLayer } from "./caption-layer.tsx";
import { followCaptions } from "./caption-lines.ts";
import { Center } from "./center.tsx";
import { ControlBar } from "./control-bar.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { followGestures } from "./gestures.ts";
import { HelpDialog } from "./help-dialog.tsx";
import type { PlayerEvents, Track } from "./host.ts";
import { followPresence } from "./idle.ts";
import { followKeys } from "./keyboard.ts";
import { followMedia } from "./media-events.ts";
import { followMediaKeys } from "./media-session.ts";
import { SaidMessage, TroubleMessage } from "./messages.tsx";
import type { NextItem } from "./next-link.tsx";
import * as styles from "./player.css.ts";
import { createPlayerCore } from "./player-core.ts";
import { useDrawn } from "./use-drawn.ts";
import { PlayerContext, usePlayer } from "./use-player.ts";
import { Watermark } from "../watermark/watermark.tsx";

export interface PlayerHandle {
  /** The root node, for scrolling to it or giving it the focus. */
  element: HTMLElement;
  play: () => Promise<void>;
  pause: () => void;
  /** Seconds, kept within what there is. */
  seek: (seconds: number) => void;
  /** Seconds. */
  readonly currentTime: number;
  readonly paused: boolean;
  /** Moves to a fresh address of the same stream before the old one is refused, without a hiccup. */
  renewSource: (src: string) => void;
}

export interface PlayerProps
  extends
    PlayerEvents,
    Omit<
      ComponentProps<"section">,
      "className" | "style" | "title" | "children" | "ref" | keyof PlayerEvents
    > {
  /**
   * HLS master playlist (.m3u8) or a file the browser plays. Another address on a mounted player is the same
   * picture elsewhere: it goes on at the same second. For another picture give the player another `key`.
   */
  src: string;
  /** Names the picture for screen readers, lock screens and headsets. */
  title: string;
  tracks?: readonly Track[];
  /** Shown until it plays, 16:9. */
  poster?: string;
  /** Seconds. @default 0 */
  startAt?: number;
  /** Plays as soon as it can; where the browser refuses, it waits for a press. */
  autoPlay?: boolean;
  /** Seconds; marked on the scrubber, such as the end of a trial. Stopping there is the host's or the stream's part. */
  limitAt?: number;
  /** Seconds; how long the whole is, when the stream is only its beginning. */
  fullDuration?: number;
  /** Theatre width, when the host keeps it. */
  wide?: boolean;
  /** What comes after this picture. */
  next?: NextItem;
  /** Lies over the picture and takes its place, controls included: a `StageNotice`. Pause first. */
  overlay?: ReactNode;
  /** A line in the upper corner that leaves the picture alone: how much of a trial is left. */
  banner?: ReactNode;
  /** Who is watching; printed faintly over the picture, in fullscreen too. Where it cannot be seen nothing plays. */
  watermark?: string;
  ref?: Ref<PlayerHandle>;
}

const none: readonly Track[] = [];

/**
 * Plays one picture with captions, speed and quality, by mouse, finger and keyboard, and mends what can be mended.
 * It knows nothing of courses; where first paint counts, use `LazyPlayer`.
 */
export function Player({
  src,
  title,
  tracks = none,
  poster,
  startAt = 0,
  autoPlay = false,
  limitAt,
  fullDuration,
  wide,
  next,
  overlay,
  banner,
  watermark,
  ref,
  onPlay,
  onPause,
  onTimeUpdate,
  onSeeking,
  onEnded,
  onRateChange,
  onQualityChange,
  onError,
  onWidthChange,
  onCues,
  onNote,
  onSourceExpired,
  ...rest
}: PlayerProps) {
  const covered = overlay !== undefined && overlay !== null && overlay !== false;
  const host = {
    title,
    poster,
    tracks,
    covered,
    marked: watermark !== undefined,
    onPlay,
    onPause,
    onTimeUpdate,
    onSeeking,
    onEnded,
    onRateChange,
    onQualityChange,
    onError,
    onWidthChange,
    onCues,
    onNote,
    onSourceExpired,
  };
  const [core] = useState(() => createPlayerCore(host));
  const root = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const hintId = useId();
  const drawn = useDrawn(video);
  const dressed = drawn && !covered;

  useLayoutEffect(() => core.setHost(host));
  const begin = useEffectEvent(() => {
    if (autoPlay) void core.play();
  });
  useLayoutEffect(() => {
    // Refs are set before layout effects run.
    if (!root.current || !video.current || !picture.current) return undefined;
    core.place({ root: root.current, video: video.current });
    const leave = [
      core.source.attach(),
      followMedia(core),
      followCaptions(core),
      followKeys(core),
      followGestures(core, picture.current),
      followPresence(core),
      followMediaKeys(core),
    ];
    return () => {
      for (const each of leave) each();
    };
  }, [core]);
  const load = useEffectEvent((address: string) => core.source.set(address, startAt));
  // Asked for before the first paint, not after it.
  useLayoutEffect(() => load(src), [src]);
  // After the source: laying it under the picture undoes a wish to play.
  useLayoutEffect(() => begin(), []);
  useEffect(() => {
    if (wide !== undefined) core.store.set({ wide });
  }, [core, wide]);

  useImperativeHandle(
    ref,
    () => ({
      get element() {
        return core.root();
      },
      play: core.play,
      pause: core.pause,
      seek: (seconds) => void core.seekTo(seconds),
      get currentTime() {
        return core.position();
      },
      get paused() {
        return core.store.get().paused;
      },
      renewSource: core.source.renewTo,
    }),
    [core],
  );

  return (
    <PlayerContext value={core}>
      <Stage {...rest} ref={root} aria-label={`播放器：${title}`} aria-describedby={hintId} covered={covered}>
        <span id={hintId} hidden>
          按问号键看快捷键
        </span>
        <div ref={picture} className={styles.picture}>
          {/* The tracks are the host's; a lesson without captions is allowed to exist. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            ref={video}
            className={styles.video}
            playsInline
            preload="metadata"
            // A picture in a window of its own leaves its mark behind.
            disablePictureInPicture={watermark !== undefined}
            aria-hidden
            tabIndex={-1}
          >
            {tracks.map((track) => (
              <track
                key={track.src}
                kind="captions"
                src={track.src}
                srcLang={track.language}
                label={track.label}
              />
            ))}
          </video>
          <Poster src={poster} />
        </div>
        {watermark !== undefined && <Watermark text={watermark} onShownChange={core.setMarked} />}
        {dressed && <CaptionLayer />}
        {dressed && <Center next={next} />}
        {banner && !covered && (
          <div className={styles.banner} data-theme="night">
            {banner}
          </div>
        )}
        {drawn && <TroubleMessage />}
        {drawn && <SaidMessage />}
        {dressed && <FailureNotice />}
        {dressed && (
          <ControlBar
            tracks={tracks}
            next={next}
            limitAt={limitAt}
            fullDuration={fullDuration}
            canWiden={onWidthChange !== undefined}
          />
        )}
        {overlay}
        {drawn && <HelpDialog canNote={onNote !== undefined} />}
      </Stage>
    </PlayerContext>
  );
}

function Stage({
  covered,
  children,
  ...rest
}: { covered: boolean } & Omit<ComponentProps<"section">, "className" | "style">) {
  const awake = usePlayer((state) => state.awake);
  const fresh = usePlayer((state) => !state.started && state.paused);
  const fills = usePlayer((state) => state.fillsWindow);
  return (
    <section
      className={styles.stage}
      // The picture itself takes the focus, so that the keys work without a control.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-asleep={(!awake && !covered) || undefined}
      data-fresh={fresh || undefined}
      data-fills={fills || undefined}
      {...rest}
    >
      {children}
    </section>
  );
}

function Poster({ src }: { src: string | undefined }) {
  const started = usePlayer((state) => state.started);
  if (!src || started) return null;
  return <img className={styles.poster} src={src} alt="" />;
}
