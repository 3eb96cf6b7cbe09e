import { ChevronDown, ChevronUp } from "lucide-react";
import {
  memo,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { Cue } from "../player/host.ts";
import { clockTime, spokenTime } from "../player/spoken-time.ts";
import { visuallyHidden } from "../styles/hidden.css.ts";
import { linesWith, piecesOf } from "./matches.ts";
import * as styles from "./transcript.css.ts";

export interface TranscriptProps extends Omit<ComponentProps<"section">, "className" | "style" | "children"> {
  /** In their order; none where the lesson has no captions. */
  cues: readonly Cue[];
  /** The line that is being said (`lineAt`); -1 before the first. */
  current: number;
  /** Seconds. */
  onSeek: (second: number) => void;
}

/**
 * What is said in a lesson, line by line: marks the line of the moment, goes where one is pressed, finds words.
 * It follows the speaker until the reader scrolls. While there is nothing to read yet use `Skeleton`.
 */
export function Transcript({ cues, current, onSeek, ...rest }: TranscriptProps) {
  const [wanted, setWanted] = useState("");
  const [chosen, setChosen] = useState(0);
  const [following, setFollowing] = useState(true);
  const list = useRef<HTMLOListElement>(null);
  const hits = linesWith(cues, wanted);
  const hit = hits.length === 0 ? -1 : (hits[Math.min(chosen, hits.length - 1)] ?? -1);

  const show = useEffectEvent((line: number) => {
    const box = list.current;
    const row = box?.children[line];
    if (!box || !(row instanceof HTMLElement)) return;
    const smooth = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    // The list scrolls, never the page.
    const top = row.offsetTop - box.offsetTop - box.clientHeight / 3;
    box.scrollTo({ top, behavior: smooth ? "smooth" : "instant" });
  });
  useEffect(() => {
    if (following && hit < 0) show(current);
  }, [following, current, hit]);
  useEffect(() => {
    if (hit >= 0) show(hit);
  }, [hit]);

  function step(by: 1 | -1) {
    if (hits.length > 0) setChosen((at) => (Math.min(at, hits.length - 1) + by + hits.length) % hits.length);
  }
  function look(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    }
    if (event.key === "Escape" && wanted !== "") {
      event.stopPropagation();
      setWanted("");
    }
  }
  function walk(event: KeyboardEvent<HTMLOListElement>) {
    const rows = [...event.currentTarget.querySelectorAll("button")];
    const at = rows.findIndex((row) => row === event.target);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    setFollowing(false);
    rows[Math.min(rows.length - 1, Math.max(0, to))]?.focus();
  }

  if (cues.length === 0) {
    return (
      <section className={styles.root} aria-label="文字稿" {...rest}>
        <p className={styles.empty}>这一讲没有字幕，所以没有文字稿。</p>
      </section>
    );
  }
  const leave = () => setFollowing(false);
  return (
    <section className={styles.root} aria-label="文字稿" {...rest}>
      <search className={styles.find}>
        <input
          type="search"
          className={styles.field}
          aria-label="在文字稿里找"
          placeholder="在文字稿里找"
          autoComplete="off"
          value={wanted}
          onChange={(event) => {
            setWanted(event.currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={look}
        />
        <output className={styles.count}>
          {wanted.trim() !== "" && (
            <>
              <span aria-hidden>{hit < 0 ? "没有" : `${hits.indexOf(hit) + 1} / ${hits.length}`}</span>
              <span className={visuallyHidden}>
                {hit < 0 ? "没有找到" : `第 ${hits.indexOf(hit) + 1} 处，共 ${hits.length} 处`}
              </span>
            </>
          )}
        </output>
        <IconButton
          label="上一处"
          icon={ChevronUp}
          size="small"
          disabled={hits.length === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          label="下一处"
          icon={ChevronDown}
          size="small"
          disabled={hits.length === 0}
          onClick={() => step(1)}
        />
      </search>
      {/* Keys move along the lines, which are buttons; the list itself is never the target. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        ref={list}
        className={styles.list}
        onKeyDown={walk}
        onWheel={leave}
        onTouchMove={leave}
        onPointerDown={leave}
      >
        {cues.map((cue, line) => (
          <Line
            // Two may be said at once: a line is known by its place alone, and keeps it.
            // oxlint-disable-next-line react/no-array-index-key
            key={line}
            cue={cue}
            current={line === current}
            found={line === hit}
            reached={line === Math.max(0, current)}
            wanted={hits.includes(line) ? wanted : ""}
            onSeek={onSeek}
          />
        ))}
      </ol>
      {!following && (
        <span className={styles.back}>
          <Button size="small" variant="ink" onClick={() => setFollowing(true)}>
            回到正在讲的一句
          </Button>
        </span>
      )}
    </section>
  );
}

interface LineProps {
  cue: Cue;
  current: boolean;
  /** The match one is at. */
  found: boolean;
  /** Where Tab leads into the list. */
  reached: boolean;
  wanted: string;
  onSeek: (second: number) => void;
}

const Line = memo(function Line({ cue, current, found, reached, wanted, onSeek }: LineProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        aria-current={current ? "true" : undefined}
        data-found={found || undefined}
        tabIndex={reached ? 0 : -1}
        onClick={() => onSeek(cue.start)}
      >
        <span className={styles.time}>
          <span aria-hidden>{clockTime(cue.start)}</span>
          <span className={visuallyHidden}>{spokenTime(cue.start)}</span>
        </span>
        <span>
          {piecesOf(cue.text, wanted).map(({ text, hit, from }) =>
            hit ? (
              <mark key={from} className={styles.hit}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </span>
      </button>
    </li>
  );
});
