import { Check, Lock } from "lucide-react";
import { useId, type ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import { visuallyHidden } from "../styles/hidden.css.ts";
import { clock, isoDuration, spoken } from "./duration.ts";
import * as styles from "./lesson-list.css.ts";

export interface Lesson {
  id: string;
  title: string;
  /** Where it plays; without one it is told, not linked. */
  href?: string;
  /** Seconds; left out while unknown. */
  duration?: number | null;
  /** How many have studied it. */
  learners?: number | null;
  /** How much of it has been seen, of 100; drawn while it is begun and not done. */
  percent?: number | null;
  /** `done` studied, `locked` to be bought first. */
  state?: "open" | "done" | "locked";
}

export interface LessonListProps extends Omit<
  ComponentProps<"section">,
  "className" | "style" | "children" | "title"
> {
  lessons: readonly Lesson[];
  /** The lesson that is open; it plays unless it is locked. */
  currentId?: string;
  /** `stage` is the player's dark side, `paper` the page. @default "paper" */
  on?: "paper" | "stage";
  /** @default "课程目录" */
  title?: string;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4;
}

const stateWords = { open: "", done: "，已学", locked: "，购买后可学" };

/** The lessons of a course in their order, with what is studied, playing and locked. For courses use `NumberedCourse`. */
export function LessonList({
  lessons,
  currentId,
  on = "paper",
  title = "课程目录",
  headingLevel = 2,
  ...rest
}: LessonListProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const seconds = lessons.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  return (
    <section aria-labelledby={titleId} className={styles.root({ on })} {...rest}>
      <header className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.total}>
          {lessons.length} 讲{seconds > 0 && `，${spoken(seconds)}`}
        </p>
      </header>
      <ol className={styles.list}>
        {lessons.map((lesson) => (
          <LessonItem key={lesson.id} lesson={lesson} current={lesson.id === currentId} />
        ))}
      </ol>
    </section>
  );
}

function LessonItem({ lesson, current }: { lesson: Lesson; current: boolean }) {
  const { title, href, duration, learners, percent, state = "open" } = lesson;
  const begun = state === "open" && typeof percent === "number" && percent > 0;
  const Row = href === undefined ? "span" : "a";
  return (
    <li className={styles.item}>
      <Row
        className={styles.lesson}
        href={href}
        data-state={state}
        aria-current={current ? "true" : undefined}
      >
        <span>
          {title}
          <span className={visuallyHidden}>
            {current && state !== "locked" && "，正在播放"}
            {stateWords[state]}
            {begun && `，看了百分之 ${Math.round(percent)}`}
          </span>
        </span>
        <span className={styles.side}>
          {state === "done" && <Icon of={Check} size="small" />}
          {state === "locked" && <Icon of={Lock} size="small" />}
          {typeof duration === "number" && <time dateTime={isoDuration(duration)}>{clock(duration)}</time>}
        </span>
        {typeof learners === "number" && (
          <span className={styles.studied}>{learners.toLocaleString("zh-CN")} 人学过</span>
        )}
        {begun && (
          <span className={styles.seen} aria-hidden>
            <span className={styles.way} style={{ inlineSize: `${Math.min(100, Math.max(2, percent))}%` }} />
          </span>
        )}
      </Row>
    </li>
  );
}
