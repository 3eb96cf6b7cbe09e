import { Search, X } from "lucide-react";
import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { Icon } from "../icon/icon.tsx";
import { Logo } from "../logo/logo.tsx";
import { MenuSheet } from "./menu-sheet.tsx";
import * as styles from "./site-header.css.ts";

export interface NavLink {
  href: string;
  label: string;
  /** The section one is in. */
  current?: boolean;
}

export interface SiteHeaderProps extends Omit<ComponentProps<"header">, "className" | "style" | "children"> {
  nav: readonly NavLink[];
  /** @default "/" */
  homeHref?: string;
  /** A `SearchField`; on phones it unfolds below the bar. */
  search?: ReactNode;
  /** Sign-in links, or the learner's menu; hidden on phones, where `menu` takes its place. */
  account?: ReactNode;
  /** What else the phone's menu holds: sign-in links, the learner's pages. A `data-closes-menu` button closes it. */
  menu?: ReactNode;
  /** The id of the main region, to which the first Tab stop leads. @default "main" */
  mainId?: string;
}

/** The bar on top of every page: the way home, the sections, search and the learner. */
export function SiteHeader({
  nav,
  homeHref = "/",
  search,
  account,
  menu,
  mainId = "main",
  ...rest
}: SiteHeaderProps) {
  const [searching, setSearching] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const tool = useRef<HTMLButtonElement>(null);
  const fieldId = useId();

  function toggleSearch() {
    const box = field.current;
    if (!searching && box) {
      // Shown at once, because a hidden field takes no focus and iOS grants it only within the tap.
      box.dataset["open"] = "";
      box.querySelector("input")?.focus();
    }
    setSearching(!searching);
  }

  function fold() {
    setSearching(false);
    tool.current?.focus();
  }

  /** An Escape that neither closed the suggestions nor emptied the field. */
  function foldOnEscape({ key }: KeyboardEvent) {
    if (searching && key === "Escape") fold();
  }

  /** A suggestion was followed: the page it leads to is not hidden by the field. */
  function foldWhenLeaving({ target }: MouseEvent) {
    if (searching && target instanceof Element && target.closest("a")) fold();
  }

  return (
    <header className={styles.root} data-print="hide" {...rest}>
      <a className={styles.skip} href={`#${mainId}`}>
        跳到正文
      </a>
      <div className={styles.inner}>
        <a className={styles.home} href={homeHref} aria-label="杏林针道，回到首页">
          <Logo />
        </a>
        <nav aria-label="主导航" className={styles.nav}>
          <ul className={styles.navList}>
            {nav.map(({ href, label, current }) => (
              <li key={href}>
                <a className={styles.navLink} href={href} aria-current={current ? "page" : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {search && (
          // Clicks inside come from links, which keys press as well.
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
          <div
            ref={field}
            id={fieldId}
            className={styles.search}
            data-open={searching ? "" : undefined}
            onClick={foldWhenLeaving}
            onKeyDown={foldOnEscape}
          >
            {search}
          </div>
        )}
        {account && <div className={styles.account}>{account}</div>}
        <div className={styles.tools}>
          {search && (
            <button
              ref={tool}
              type="button"
              className={`${styles.tool} ${styles.searchTool}`}
              aria-label={searching ? "收起搜索" : "搜索"}
              aria-expanded={searching}
              aria-controls={fieldId}
              onClick={toggleSearch}
            >
              <Icon of={searching ? X : Search} />
            </button>
          )}
          <MenuSheet label="菜单" nav={nav}>
            {menu}
          </MenuSheet>
        </div>
      </div>
    </header>
  );
}
