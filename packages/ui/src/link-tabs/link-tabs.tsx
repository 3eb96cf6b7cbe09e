import type { ComponentProps } from "react";
import * as styles from "../tabs/tabs.css.ts";

export interface LinkTab {
  href: string;
  label: string;
  /** True on the one that the address names. */
  current?: boolean;
}

export interface LinkTabsProps extends Omit<ComponentProps<"nav">, "className" | "style" | "children"> {
  /** What is being chosen among, for screen readers: 排序. */
  label: string;
  tabs: readonly LinkTab[];
}

/** Tabs that are links, for a choice that the address keeps (order, type, page of a kind). For panels that only this screen knows use `Tabs`. */
export function LinkTabs({ label, tabs, ...rest }: LinkTabsProps) {
  return (
    <nav aria-label={label} {...rest}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a className={styles.linkTab} href={tab.href} aria-current={tab.current ? "page" : undefined}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
