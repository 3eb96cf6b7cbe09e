import { SkipForward } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./controls.css.ts";

export interface NextItem {
  href: string;
  /** Its own title: 上巨虚：大肠下合穴. */
  title: string;
  /** @default "下一讲" */
  label?: string;
}

/** Leads to what comes after this picture. */
export function NextLink({ href, title, label = "下一讲" }: NextItem) {
  return (
    <a
      className={`${styles.button} ${styles.shown.medium}`}
      href={href}
      aria-label={`${label}：${title}`}
      data-hint={label}
    >
      <Icon of={SkipForward} />
    </a>
  );
}
