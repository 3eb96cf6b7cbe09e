import { Menu, X } from "lucide-react";
import { useRef, type MouseEvent, type ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { NavLink } from "./site-header.tsx";
import * as styles from "./site-header.css.ts";

interface MenuSheetProps {
  label: string;
  nav: readonly NavLink[];
  children: ReactNode;
}

/** The navigation where the bar has no room for it. The native dialog keeps focus inside, closes on Escape and gives focus back. */
export function MenuSheet({ label, nav, children }: MenuSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();

  /** Any link leads away, and the backdrop is the dialog itself outside its box. */
  function closeWhenLeaving(event: MouseEvent<HTMLDialogElement>) {
    const target = event.target instanceof Element ? event.target : undefined;
    if (target === event.currentTarget || target?.closest("a[href], [data-closes-menu]")) close();
  }

  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      >
        <Icon of={Menu} />
      </button>
      {/* Clicks inside come from links and buttons, which keys press as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog ref={sheet} className={styles.sheet} aria-label={label} onClick={closeWhenLeaving}>
        <div className={styles.sheetHead}>
          <span aria-hidden>{label}</span>
          <button type="button" className={styles.tool} aria-label="关闭" onClick={close}>
            <Icon of={X} />
          </button>
        </div>
        <nav aria-label="主导航">
          <ul>
            {nav.map(({ href, label: name, current }) => (
              <li key={href} className={styles.sheetItem}>
                <a className={styles.sheetLink} href={href} aria-current={current ? "page" : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {children !== undefined && children !== null && <div className={styles.sheetMore}>{children}</div>}
      </dialog>
    </>
  );
}
