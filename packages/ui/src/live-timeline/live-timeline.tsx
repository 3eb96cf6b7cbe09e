import type { ComponentProps } from "react";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Plate } from "../plate/plate.tsx";
import { liveTime, minutesText } from "./live-time.ts";
import * as styles from "./live-timeline.css.ts";

export interface TimelineLive {
  id: string;
  title: string;
  /** Left out, the card leads nowhere yet and has no button. */
  href?: string;
  summary?: string | null;
  cover?: string | null;
  state: "upcoming" | "live" | "ended";
  /** ISO 8601. */
  startTime?: string | null;
  minutes?: number | null;
  hasReplay?: boolean | null;
  tutor?: string | null;
  bookings?: number | null;
  viewers?: number | null;
}

export interface LiveTimelineProps extends Omit<ComponentProps<"ol">, "className" | "style" | "children"> {
  /** In the order in which they begin. */
  lives: TimelineLive[];
  /** The moment at which it is looked at, ms. */
  now: number;
}

/** Broadcasts along the needle: filled dot past, ringed now, open to come. For one alone use a card. */
export function LiveTimeline({ lives, now, ...rest }: LiveTimelineProps) {
  return (
    <ol className={styles.root} {...rest}>
      {lives.map((live) => (
        <li key={live.id} className={styles.stop} data-state={live.state}>
          <Beginning live={live} now={now} />
          <Card live={live} />
        </li>
      ))}
    </ol>
  );
}

function Beginning({ live: { startTime, state }, now }: { live: TimelineLive; now: number }) {
  if (!startTime) return <span className={styles.time}>时间待定</span>;
  const { main, side } = liveTime(new Date(startTime), new Date(now), state === "live");
  return (
    <time className={styles.time} dateTime={startTime}>
      <b className={styles.moment}>{main}</b>
      {side}
    </time>
  );
}

const badges = { upcoming: "预告", live: "直播中", ended: "已结束" };

function doingOf({ state, hasReplay }: TimelineLive) {
  if (state === "live") return { text: "进入直播", variant: "ink" as const };
  if (state === "upcoming") return { text: "看预告", variant: "line" as const };
  // Where nobody tells, the page behind the card does.
  return hasReplay === false ? undefined : { text: "看回放", variant: "line" as const };
}

function peopleOf({ state, bookings, viewers }: TimelineLive) {
  const count = state === "upcoming" ? bookings : viewers;
  if (!count) return "";
  const words = { upcoming: "人已预约", live: "人在看", ended: "人看过" };
  return `${count.toLocaleString("zh-CN")} ${words[state]}`;
}

function Card({ live }: { live: TimelineLive }) {
  const { title, href, summary, cover, state, minutes, hasReplay, tutor } = live;
  const doing = href ? doingOf(live) : undefined;
  const about = state === "ended" && hasReplay && minutes ? `回放 ${minutesText(minutes)}` : summary;
  return (
    <article className={styles.card}>
      <Plate src={cover} title={title} sizes="(max-width: 640px) 100vw, 282px">
        <Badge place="onPlate" tone={state === "live" ? "live" : "line"}>
          {badges[state]}
        </Badge>
      </Plate>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {href ? (
            <a className={styles.link} href={href}>
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        <p className={styles.about}>{[tutor, about].filter(Boolean).join(" · ")}</p>
        <p className={styles.foot}>
          <span>{peopleOf(live)}</span>
          {doing && (
            // The title's link covers the card; this says to the eye what following it does.
            <Button asChild size="small" variant={doing.variant}>
              <span aria-hidden>{doing.text}</span>
            </Button>
          )}
        </p>
      </div>
    </article>
  );
}
