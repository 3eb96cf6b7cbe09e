import { Popover as Radix } from "radix-ui";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import * as styles from "./popover.css.ts";

export interface PopoverProps extends Omit<
  ComponentProps<typeof Radix.Content>,
  "className" | "style" | "asChild" | "forceMount" | "aria-label"
> {
  /** The one control that opens it: a `Button`, an `IconButton`, an avatar in a `button`. */
  trigger: ReactElement;
  /** Names the panel for screen readers: 我的. */
  label: string;
  children: ReactNode;
  /** Leave out to let the popover keep its own state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** The panel is read out first; Radix would pass its links by on the way to the first button or field. */
function focusPanel(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.currentTarget.focus();
}

/**
 * Shows a few things that belong to one control, pinned to it by a needle, without leaving the page.
 * When the page has to wait for an answer use `Dialog`.
 */
export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = "end",
  sideOffset = 0,
  collisionPadding = 16,
  children,
  ...rest
}: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.panel}
          aria-label={label}
          align={align}
          sideOffset={sideOffset}
          collisionPadding={collisionPadding}
          onOpenAutoFocus={focusPanel}
          {...rest}
        >
          {children}
          <Radix.Arrow asChild width={7} height={14}>
            <svg className={styles.needle} viewBox="0 0 7 14" aria-hidden focusable={false}>
              <path d="M3.5 0v10" stroke="currentColor" />
              <circle cx="3.5" cy="10.5" r="3.5" fill="currentColor" />
            </svg>
          </Radix.Arrow>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the popover it stands in when the link or button in it is pressed. */
export const PopoverClose = ({ children }: { children: ReactElement }) => (
  <Radix.Close asChild>{children}</Radix.Close>
);
