import type { ComponentProps, ReactNode } from "react";
import * as styles from "./filter-bar.css.ts";

export interface FilterOption {
  href: string;
  label: string;
  current?: boolean;
}

export interface FilterLevel {
  /** 分类, 小类. */
  label: string;
  /** The address without this level's choice: its 全部. */
  allHref: string;
  options: readonly FilterOption[];
}

export interface FilterBarProps extends Omit<ComponentProps<"nav">, "className" | "style" | "children"> {
  /** From the widest choice to the narrowest; a level with no options is left out. */
  levels: readonly FilterLevel[];
  /** The address without any choice; left out when nothing is chosen. */
  clearHref?: string;
  /** What the choice leaves: 共 94 门. Announced when it changes. */
  count?: ReactNode;
  /** @default "筛选" */
  label?: string;
}

function Option({ href, label, current = false }: FilterOption) {
  return (
    <li>
      <a className={styles.option} href={href} aria-current={current ? "true" : undefined}>
        {label}
      </a>
    </li>
  );
}

/** Narrows a list level by level through links, so that it works before the page is alive. For one choice in a row use `LinkTabs`. */
export function FilterBar({ levels, clearHref, count, label = "筛选", ...rest }: FilterBarProps) {
  return (
    <nav aria-label={label} className={styles.root} {...rest}>
      {levels
        .filter(({ options }) => options.length > 0)
        .map((level) => (
          <div key={level.label} className={styles.level}>
            <p className={styles.name} aria-hidden>
              {level.label}
            </p>
            <ul className={styles.options} aria-label={level.label}>
              <Option
                href={level.allHref}
                label="全部"
                current={!level.options.some(({ current }) => current)}
              />
              {level.options.map((option) => (
                <Option key={option.href} {...option} />
              ))}
            </ul>
          </div>
        ))}
      {(count !== undefined || clearHref) && (
        <div className={styles.end}>
          <output>{count}</output>
          {clearHref && (
            <a className={styles.clear} href={clearHref}>
              清除筛选
            </a>
          )}
        </div>
      )}
    </nav>
  );
}
