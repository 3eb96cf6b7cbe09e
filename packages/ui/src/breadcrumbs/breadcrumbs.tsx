import type { ComponentProps } from "react";
import * as styles from "./breadcrumbs.css.ts";

export interface Crumb {
  label: string;
  /** Left out on the last one, which is the page itself. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<"nav">, "className" | "style" | "children"> {
  /** From the root to this page. */
  path: readonly Crumb[];
  /** @default "面包屑" */
  label?: string;
}

/** Says where this page stands and leads back up. For the way between sections use the header's navigation. */
export function Breadcrumbs({ path, label = "面包屑", ...rest }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} data-print="hide" {...rest}>
      <ol className={styles.list}>
        {path.map((crumb, index) => (
          <li key={crumb.href ?? crumb.label} className={styles.step}>
            {crumb.href === undefined ? (
              <span className={styles.here} aria-current={index === path.length - 1 ? "page" : undefined}>
                {crumb.label}
              </span>
            ) : (
              <a className={styles.link} href={crumb.href}>
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
