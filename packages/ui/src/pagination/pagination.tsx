import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { pageWindow } from "./page-window.ts";
import * as styles from "./pagination.css.ts";

export interface PaginationProps extends Omit<ComponentProps<"nav">, "className" | "style" | "children"> {
  /** The page shown, from 1. */
  page: number;
  pageCount: number;
  /** The address of a page. */
  href: (page: number) => string;
  /** How many things there are on all pages; without it no caption is drawn. */
  total?: number;
  /** @default "门" The measure word of the caption: 共 94 门. */
  unit?: string;
  /** @default "翻页" */
  label?: string;
}

interface StepProps {
  to: number | undefined;
  rel: "prev" | "next";
  label: string;
  href: (page: number) => string;
  children: ReactNode;
}

function Step({ to, rel, label, href, children }: StepProps) {
  return (
    <li className={styles.item}>
      {to === undefined ? (
        <span className={styles.mark} aria-hidden data-disabled>
          {children}
        </span>
      ) : (
        <a className={styles.mark} href={href(to)} rel={rel} aria-label={label}>
          {children}
        </a>
      )}
    </li>
  );
}

/** Leads through the pages of a list by links. Draws nothing but the count when one page holds everything. */
export function Pagination({
  page,
  pageCount,
  href,
  total,
  unit = "门",
  label = "翻页",
  ...rest
}: PaginationProps) {
  const marks = pageWindow(page, pageCount);
  return (
    <nav aria-label={label} className={styles.root} {...rest}>
      {pageCount > 1 && (
        <ol className={styles.list}>
          <Step to={page > 1 ? page - 1 : undefined} rel="prev" label="上一页" href={href}>
            <Icon of={ChevronLeft} size="small" />
          </Step>
          {marks.map((mark, place) =>
            mark === "gap" ? (
              <li key={`after ${marks[place - 1]}`} className={styles.item}>
                <span className={styles.mark} aria-hidden>
                  …
                </span>
              </li>
            ) : (
              <li key={mark} className={styles.item}>
                <a
                  className={styles.mark}
                  href={href(mark)}
                  aria-label={`第 ${mark} 页`}
                  aria-current={mark === page ? "page" : undefined}
                >
                  {mark}
                </a>
              </li>
            ),
          )}
          <Step to={page < pageCount ? page + 1 : undefined} rel="next" label="下一页" href={href}>
            <Icon of={ChevronRight} size="small" />
          </Step>
        </ol>
      )}
      {total !== undefined && (
        <p className={styles.total}>
          共 {total.toLocaleString("zh-CN")} {unit}
        </p>
      )}
    </nav>
  );
}
