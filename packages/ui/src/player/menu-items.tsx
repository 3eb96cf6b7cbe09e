import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./menu.css.ts";

/** One question of a menu and its answers. */
export function MenuGroup({
  label,
  layout = "list",
  shown = "always",
  children,
}: {
  label: string;
  /** Answers below each other, or in a row. */
  layout?: "list" | "row";
  shown?: keyof typeof styles.groupShown;
  children: ReactNode;
}) {
  return (
    // The APG's menus know groups; a fieldset is no child of a menu.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={label} className={`${styles.group} ${styles.groupShown[shown]}`}>
      <span className={styles.groupLabel} aria-hidden>
        {label}
      </span>
      <div role="none" className={styles.answers[layout]}>
        {children}
      </div>
    </div>
  );
}

/** One of several answers. */
export function MenuChoice({
  checked,
  onChoose,
  children,
}: {
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={checked}
      tabIndex={-1}
      className={styles.item}
      onClick={onChoose}
    >
      <span className={styles.mark}>{checked && <Icon of={Check} size="small" />}</span>
      {children}
    </button>
  );
}

/** Something that the menu does. */
export function MenuAction({
  pressed,
  onChoose,
  children,
}: {
  /** For what is on or off. */
  pressed?: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      role={pressed === undefined ? "menuitem" : "menuitemcheckbox"}
      aria-checked={pressed}
      tabIndex={-1}
      className={styles.item}
      onClick={onChoose}
    >
      <span className={styles.mark}>{pressed && <Icon of={Check} size="small" />}</span>
      {children}
    </button>
  );
}
