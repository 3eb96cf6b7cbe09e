import type { ComponentProps } from "react";
import { Badge } from "../badge/badge.tsx";
import { Plate } from "../plate/plate.tsx";
import * as styles from "./offline-course-card.css.ts";

export interface OfflineCourseCardProps extends Omit<
  ComponentProps<"article">,
  "className" | "style" | "children" | "title"
> {
  /** The course's address, the article's one link. */
  href: string;
  title: string;
  subtitle?: string | null;
  cover?: string | null;
  address?: string | null;
  /** When it is held, in words: 2026年10月15日至18日. */
  dates?: string | null;
  /** It has been held. */
  over?: boolean;
  /** How many have looked at it. */
  looks?: number | null;
  /** The heading's level where the card stands. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** The cover is part of what the page opens with. */
  priority?: boolean;
}

/** One course held at a place, in a grid: cover, title, when and where. A course to watch is a `CourseCard`. */
export function OfflineCourseCard({
  href,
  title,
  subtitle,
  cover,
  address,
  dates,
  over = false,
  looks,
  headingLevel = 3,
  priority,
  ...rest
}: OfflineCourseCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} {...rest}>
      <Plate
        src={cover}
        sizes="(max-width: 640px) 100vw, (max-width: 1000px) 50vw, 282px"
        title={title}
        priority={priority}
      >
        {over && <Badge place="onPlate">已结束</Badge>}
      </Plate>
      <Heading className={styles.title}>
        <a href={href} className={styles.link}>
          {title}
        </a>
      </Heading>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      <div className={styles.meta}>
        {address && <p>{address}</p>}
        <p className={styles.line}>
          {dates && <span>{dates}</span>}
          {typeof looks === "number" && <span>{looks.toLocaleString("zh-CN")} 次浏览</span>}
        </p>
      </div>
    </article>
  );
}
