import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./icon-button.css.ts";

export interface IconButtonProps extends Omit<
  ComponentProps<"button">,
  "className" | "style" | "children" | "aria-label"
> {
  /** What it does, for those who cannot see the drawing, and as its tooltip: 关闭, 回到顶部. */
  label: string;
  /** The drawing: an icon of `lucide-react` or one of the house's own. */
  icon: LucideIcon;
  /** @default "bare" */
  variant?: "bare" | "line";
  /** Small is 32 px, 44 on touch. @default "medium" */
  size?: "small" | "medium";
}

/** Does something that one drawing says plainly. When it does not, use `Button` with words. */
export function IconButton({ label, icon, variant = "bare", size = "medium", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.iconButton({ variant, size })}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon of={icon} size={size === "small" ? "small" : "medium"} />
    </button>
  );
}
