import { cloneElement, type ComponentProps, type ReactElement } from "react";
import * as styles from "./button.css.ts";

export interface ButtonProps extends Omit<ComponentProps<"button">, "className" | "style"> {
  /**
   * `accent` is the last step alone: pay, sign in, publish; one in a view.
   * @default "line"
   */
  variant?: "accent" | "ink" | "line" | "text";
  /** @default "medium" */
  size?: "small" | "medium" | "large";
  /** @default "content" */
  width?: "content" | "full";
  /** Work is under way: the button keeps its place and focus, spins, and ignores presses. */
  busy?: boolean;
  /** Lends the look to the one child, such as an `<a>`. */
  asChild?: boolean;
}

/** Does something here and now. To go somewhere use `Link`, or `asChild` around an `<a>` where a place is worth a button. */
export function Button({
  variant = "line",
  size = "medium",
  width = "content",
  busy = false,
  asChild = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const className = styles.button({ variant, size, width });
  if (asChild) {
    // `asChild` promises one element; its own props win, and it knows no `className` from outside either.
    const child = children as ReactElement<object>;
    return cloneElement(child, { onClick, ...rest, ...child.props, className } as object);
  }
  return (
    <button
      type="button"
      className={className}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <span className={styles.spinner} aria-hidden />}
      {children}
    </button>
  );
}
