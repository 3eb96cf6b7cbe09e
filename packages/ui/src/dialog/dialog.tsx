import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { visuallyHidden } from "../styles/hidden.css.ts";
import * as styles from "./dialog.css.ts";
import { useReturnFocus } from "./return-focus.ts";

export interface DialogProps extends Omit<
  ComponentProps<typeof Radix.Content>,
  "className" | "style" | "title" | "asChild" | "forceMount"
> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the dialog, above its content. */
  title: ReactNode;
  /** For a dialog whose columns have headings of their own: the title is read out but not drawn. */
  titleHidden?: boolean;
  /** One soft line below the title. */
  description?: ReactNode;
  /** The second column, behind a hairline; below the first on phones. */
  aside?: ReactNode;
  /** 420, 560 or 760 px; two columns want the large one. Phones get the whole screen. @default "small" */
  size?: "small" | "medium" | "large";
  /** @default "关闭" */
  closeLabel?: string;
}

/**
 * Asks for something that cannot go on beside the page: sign-in, payment, a QR code.
 * Focus goes to its first control and afterwards back to where it was. For a yes or no use `AlertDialog`.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  aside,
  size = "small",
  closeLabel = "关闭",
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: DialogProps) {
  const focus = useReturnFocus();
  const titleClass = aside ? `${styles.title} ${styles.titleBesideAside}` : styles.title;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={`${styles.scrim} ${styles.wholePhone}`}>
          <Radix.Content
            className={styles.sheet({ size, phone: "whole" })}
            onOpenAutoFocus={(event) => {
              focus.remember();
              onOpenAutoFocus?.(event);
            }}
            onCloseAutoFocus={(event) => {
              onCloseAutoFocus?.(event);
              if (!event.defaultPrevented) focus.giveBack(event);
            }}
            {...rest}
          >
            <div className={aside ? styles.columns : undefined}>
              <div className={styles.column}>
                <Radix.Title className={titleHidden ? visuallyHidden : titleClass}>{title}</Radix.Title>
                {description && (
                  <Radix.Description className={styles.description}>{description}</Radix.Description>
                )}
                {children}
              </div>
              {aside && <div className={`${styles.column} ${styles.aside}`}>{aside}</div>}
            </div>
            {/* Last in the order of focus, first to the eye. */}
            <div className={styles.close}>
              <Radix.Close asChild>
                <IconButton label={closeLabel} icon={X} />
              </Radix.Close>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
