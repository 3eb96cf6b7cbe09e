import { Pause, Play } from "lucide-react";
import {
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type TouchEvent,
} from "react";
import { Icon } from "../icon/icon.tsx";
import { CarouselSlide, type Slide } from "./carousel-slide.tsx";
import { useRotation } from "./use-rotation.ts";
import * as styles from "./carousel.css.ts";

export interface CarouselProps extends Omit<ComponentProps<"section">, "className" | "style" | "children"> {
  slides: readonly Slide[];
  /** The theme one has pinned; the pictures of the other are not fetched. @default "system" */
  theme?: "system" | "paper" | "night";
  /** Time on one slide in ms. @default 6000 */
  every?: number;
  /** The titles' heading level; 1 where the banner names the page. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** @default "推荐" */
  label?: string;
  /** Lies on all slides: the view's one `Seal`. */
  children?: ReactNode;
}

/** How far a finger goes, in px, before it turns the slide. */
const swipe = 40;

/** Banners that take turns in one place; waits while one looks, and stands still for those who want no motion. */
export function Carousel({
  slides,
  theme = "system",
  every = 6000,
  headingLevel = 2,
  label = "推荐",
  children,
  ...rest
}: CarouselProps) {
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  /** How many slides may fetch their pictures: the next one after the one before has come. */
  const [fetched, setFetched] = useState(1);
  const touch = useRef<number>(undefined);
  const steps = useRef<HTMLOListElement>(null);
  const count = slides.length;

  function go(to: number) {
    const index = (to + count) % count;
    setAt(index);
    setFetched((now) => Math.max(now, index + 1));
  }
  const { playing, setPlaying } = useRotation({ every, idle: count < 2, held, turn: () => go(at + 1) });

  function walk(event: KeyboardEvent) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + count) % count;
    go(index);
    steps.current?.querySelectorAll("button")[index]?.focus();
  }

  function endSwipe(event: TouchEvent) {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touch.current ?? 0);
    if (count > 1 && Math.abs(moved) > swipe) go(at + (moved < 0 ? 1 : -1));
  }

  return (
    // What holds or swipes the slides is heard here; each has its button too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-roledescription="轮播"
      aria-label={label}
      className={styles.root}
      data-follows={theme}
      onPointerEnter={(event) => setHeld(event.pointerType === "mouse")}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => setHeld(event.target.matches(":focus-visible"))}
      onBlur={() => setHeld(false)}
      onTouchStart={(event) => {
        touch.current = event.touches[0]?.clientX;
      }}
      onTouchEnd={endSwipe}
      {...rest}
    >
      {count > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.pause}
            aria-label={playing ? "停止轮播" : "开始轮播"}
            onClick={() => setPlaying(!playing)}
          >
            <Icon of={playing ? Pause : Play} size="small" />
          </button>
          <ol ref={steps} aria-label="选择幻灯片" className={styles.steps}>
            {slides.map(({ id }, index) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.step}
                  aria-label={`第 ${index + 1} 张，共 ${count} 张`}
                  aria-current={index === at ? "true" : undefined}
                  onClick={() => go(index)}
                  onKeyDown={walk}
                />
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className={styles.slides} aria-live={playing ? "off" : "polite"}>
        {slides.map((slide, index) => (
          <CarouselSlide
            key={slide.id}
            slide={slide}
            theme={theme}
            headingLevel={headingLevel}
            place={`第 ${index + 1} 张，共 ${count} 张`}
            current={index === at}
            first={index === 0}
            fetches={index < fetched}
            onPicture={() => setFetched((now) => Math.max(now, index + 2))}
          />
        ))}
      </div>
      {children}
    </section>
  );
}
