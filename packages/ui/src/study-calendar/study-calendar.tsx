import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { spokenStudy } from "../lesson-list/duration.ts";
import { visuallyHidden } from "../styles/hidden.css.ts";
import { daysAfter, heatOf, monthSpans, weekdayOf, weekdayRows } from "./calendar-weeks.ts";
import { MonthTable } from "./month-table.tsx";
import * as styles from "./study-calendar.css.ts";

const weekdays = ["一", "二", "三", "四", "五", "六", "日"];
const heats = [0, 1, 2, 3, 4] as const;

export interface StudyDay {
  /** YYYY-MM-DD. */
  day: string;
  seconds: number;
}

export interface StudyCalendarProps extends Omit<
  ComponentProps<"section">,
  "className" | "style" | "children"
> {
  year: number;
  /** Days with study; others are empty. */
  days: readonly StudyDay[];
  /** YYYY-MM-DD, where the learner is. */
  today: string;
  /** Offers the years before and after; without it there is this one alone. */
  onYearChange?: (year: number) => void;
}

/** 11 月 20 日，周五. */
function dayName(day: string) {
  const [, month, date] = day.split("-").map(Number);
  return `${month} 月 ${date} 日，周${weekdays[weekdayOf(day)]}`;
}
const timeOf = (seconds: number) =>
  seconds === 0 ? "没有学习" : `学了${seconds < 60 ? "" : " "}${spokenStudy(seconds)}`;

/** How far an arrow goes, in days: across a row are weeks, down it are days. */
const steps: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
  PageUp: -28,
  PageDown: 28,
};

/** A year of study, day by day, the stronger the longer. For this week alone use `StudyPanel`. */
export function StudyCalendar({ year, days, today, onYearChange, ...rest }: StudyCalendarProps) {
  const seconds = new Map(days.map((each) => [each.day, each.seconds]));
  const first = `${year}-01-01`;
  const last = `${year}-12-31`;
  const home = today.startsWith(`${year}-`) ? today : first;
  const [chosen, choose] = useState(home);
  const current = chosen.startsWith(`${year}-`) ? chosen : home;
  const scroller = useRef<HTMLDivElement>(null);
  const studied = days.filter(({ day }) => day.startsWith(`${year}-`));
  const sum = studied.reduce((all, each) => all + each.seconds, 0);

  // Today is what one looks for; on a phone it lies past the edge.
  useEffect(() => {
    const box = scroller.current;
    const cell = box?.querySelector<HTMLElement>(`[data-day="${home}"]`);
    if (box && cell) box.scrollLeft = cell.offsetLeft - box.clientWidth * 0.8;
  }, [home]);

  function move(event: KeyboardEvent) {
    const ends: Record<string, string> = { Home: first, End: last };
    const by = steps[event.key];
    const to = by === undefined ? ends[event.key] : daysAfter(current, by);
    if (to === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (!to.startsWith(`${year}-`)) return;
    choose(to);
    scroller.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
  }

  return (
    <section className={styles.calendar} aria-label={`${year} 年学习日历`} {...rest}>
      <div className={styles.head}>
        <div className={styles.year}>
          {onYearChange && (
            <IconButton
              size="small"
              icon={ChevronLeft}
              label="上一年"
              onClick={() => onYearChange(year - 1)}
            />
          )}
          <span className={styles.yearName}>{year} 年</span>
          {onYearChange && (
            <IconButton
              size="small"
              icon={ChevronRight}
              label="下一年"
              disabled={!(today > last)}
              onClick={() => onYearChange(year + 1)}
            />
          )}
        </div>
        <p className={styles.total}>
          {studied.length === 0 ? "这一年还没有学习" : `学了 ${studied.length} 天，共 ${spokenStudy(sum)}`}
        </p>
      </div>
      <div ref={scroller} className={styles.scroller}>
        {/* Rows, columns and their heads are a table's; the keys are a grid's. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
        <table role="grid" aria-label={`${year} 年每天的学习时间`} className={styles.grid} onKeyDown={move}>
          <thead>
            <tr>
              <th className={styles.corner} scope="col">
                <span className={visuallyHidden}>星期</span>
              </th>
              {monthSpans(year).map(({ month, span }) => (
                <th key={month} className={styles.month} scope="colgroup" colSpan={span}>
                  {month} 月
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdayRows(year).map((row, weekday) => (
              <tr key={weekdays[weekday]}>
                <th className={styles.weekday} scope="row">
                  <span className={visuallyHidden}>周{weekdays[weekday]}</span>
                  <span aria-hidden>{weekday % 2 === 0 ? weekdays[weekday] : ""}</span>
                </th>
                {row.map((day) =>
                  !day.startsWith(`${year}-`) ? (
                    <td key={day} aria-hidden />
                  ) : (
                    <td
                      key={day}
                      className={styles.day}
                      data-day={day}
                      data-heat={heatOf(seconds.get(day) ?? 0)}
                      data-later={day > today ? "" : undefined}
                      aria-current={day === today ? "date" : undefined}
                      aria-label={`${dayName(day)}，${timeOf(seconds.get(day) ?? 0)}`}
                      tabIndex={day === current ? 0 : -1}
                      onFocus={() => choose(day)}
                    />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        {/* The cell's own label says the same. */}
        <p className={styles.said} aria-hidden>
          {dayName(current)}，{timeOf(seconds.get(current) ?? 0)}
        </p>
        <p className={styles.legend}>
          少
          {heats.map((heat) => (
            <span key={heat} className={`${styles.day} ${styles.swatch}`} data-heat={heat} />
          ))}
          多
        </p>
      </div>
      <MonthTable days={studied} />
    </section>
  );
}
