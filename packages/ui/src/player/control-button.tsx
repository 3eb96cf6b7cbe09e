import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./controls.css.ts";

export interface ControlButtonProps extends Omit<
  ComponentProps<"button">,
  "className" | "style" | "children"
> {
  /** What it does, or what it sets: read out, and shown beside the pointer. */
  name: string;
  /** Its key, shown after the name. */
  shortcut?: string;
  icon?: LucideIcon;
  /** Text instead of an icon. */
  children?: ReactNode;
  /** On which widths of the player it is shown. @default "always" */
  shown?: keyof typeof styles.shown;
}

/** One button of the control bar. */
export function ControlButton({
  name,
  shortcut,
  icon,
  children,
  shown = "always",
  ...rest
}: ControlButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.shown[shown]}`}
      aria-label={name}
      data-hint={shortcut ? `${name}（${shortcut}）` : name}
      {...rest}
    >
      {icon ? <Icon of={icon} /> : children}
    </button>
  );
}
