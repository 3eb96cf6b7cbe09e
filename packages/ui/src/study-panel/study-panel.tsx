import { CalendarDays } from "lucide-react";
import type { ComponentProps } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { visuallyHidden } from "../styles/hidden.css.ts";
import * as styles from "./study-panel.css.ts";

const dayNames = ["一", "二", "三", "四", "五", "六", "日"];

export interface StudyPanelProps extends Omit<ComponentProps<"aside">, "className" | "style" | "children"> {
  nickname: string;
  avatar?: string | null;
  /** A few words below the name. */
  greeting?: string;
  /** Studied today. */
  minutes: number;
  /** The run of days that ends today or yesterday. */
  days: number;
  /** Monday to Sunday of this week; without it no week is drawn. */
  week?: { studied: readonly boolean[]; today: number };
  /** Offers the year beside the name. */
  onCalendarOpen?: () => void;
  /** Where one left off. */
  next?: { href: string; title: string; note?: string };
  /** @default "接着学" */
  nextText?: string;
}

/** What a learner did today and this week, and the way on. For one course's progress use `Reach`. */
export function StudyPanel({
  nickname,
  avatar,
  greeting,
  minutes,
  days,
  week,
  onCalendarOpen,
  next,
  nextText = "接着学",
  ...rest
}: StudyPanelProps) {
  return (
    <aside className={styles.panel} aria-label="学习统计" {...rest}>
      <div className={styles.who}>
        <Avatar name={nickname} src={avatar} />
        <div className={styles.words}>
          <p className={styles.name}>{nickname}</p>
          {greeting && <p className={styles.caption}>{greeting}</p>}
        </div>
        {onCalendarOpen && (
          <IconButton icon={CalendarDays} label="学习日历" aria-haspopup="dialog" onClick={onCalendarOpen} />
        )}
      </div>
      <dl className={styles.figures}>
        <Figure term="今日学习" value={minutes} unit="分钟" />
        <Figure term="连续学习" value={days} unit="天" />
      </dl>
      {week && (
        <ol className={styles.week} aria-label="本周学习">
          {dayNames.map((day, index) => (
            <li
              key={day}
              className={styles.day}
              data-studied={week.studied[index] ? "" : undefined}
              aria-current={index === week.today ? "date" : undefined}
            >
              <span className={visuallyHidden}>周</span>
              {day}
              {week.studied[index] && <span className={visuallyHidden}>，学过</span>}
            </li>
          ))}
        </ol>
      )}
      {next && (
        <div className={styles.next}>
          {next.note && <p className={styles.caption}>{next.note}</p>}
          <p className={styles.nextTitle}>{next.title}</p>
          <Button asChild variant="ink" width="full">
            <a href={next.href}>{nextText}</a>
          </Button>
        </div>
      )}
    </aside>
  );
}

function Figure({ term, value, unit }: { term: string; value: number; unit: string }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd>
        <span className={styles.figure}>{value.toLocaleString("zh-CN")}</span>
        <small className={styles.unit}>{unit}</small>
      </dd>
    </div>
  );
}
