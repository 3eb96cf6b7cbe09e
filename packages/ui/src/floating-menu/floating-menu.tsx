import { ArrowUp, House, Smartphone } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import { useReadingOn } from "./reading-on.ts";
import { scrollPageTo } from "./scroll-to.ts";
import * as styles from "./floating-menu.css.ts";

export interface FloatingMenuProps extends Omit<ComponentProps<"nav">, "className" | "style" | "children"> {
  /** @default "/" */
  homeHref?: string;
  /** The app's page. @default "/download" */
  appHref?: string;
}

/** Stays at the page's lower corner: home, the phone app, back to the top. On phones it makes way while one reads on. */
export function FloatingMenu({ homeHref = "/", appHref = "/download", ...rest }: FloatingMenuProps) {
  const readingOn = useReadingOn();
  return (
    <nav
      aria-label="快捷入口"
      className={styles.root}
      data-away={readingOn ? "" : undefined}
      data-print="hide"
      {...rest}
    >
      <ul>
        <li className={styles.item}>
          <a className={styles.action} href={homeHref} aria-label="首页" title="首页">
            <Icon of={House} />
          </a>
        </li>
        <li className={styles.item}>
          <a className={styles.action} href={appHref} aria-label="手机 App" title="手机 App">
            <Icon of={Smartphone} />
          </a>
        </li>
        <li className={styles.item}>
          <button
            type="button"
            className={styles.action}
            aria-label="回到顶部"
            title="回到顶部"
            onClick={() => scrollPageTo(0)}
          >
            <Icon of={ArrowUp} />
          </button>
        </li>
      </ul>
    </nav>
  );
}
