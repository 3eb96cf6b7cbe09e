import type { LucideIcon, LucideProps } from "lucide-react";
import * as styles from "./icon.css.ts";

export interface IconProps extends Omit<LucideProps, "size" | "className" | "style"> {
  /** The drawing: an icon of `lucide-react` or one of the house's own. */
  of: LucideIcon;
  /** @default "medium" 20px; small is 16px. */
  size?: "small" | "medium" | "large";
}

/** Draws one icon in the house's stroke, hidden from screen readers. Name the control around it, not the icon. */
export function Icon({ of: Drawing, size = "medium", ...rest }: IconProps) {
  return <Drawing aria-hidden focusable={false} className={styles.icon({ size })} {...rest} />;
}
