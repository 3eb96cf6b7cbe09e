import { Check, CircleAlert, Info, X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as styles from "./toast.css.ts";

export type ToastTone = "ok" | "bad" | "info";

const marks = { ok: Check, bad: CircleAlert, info: Info };

// Milliseconds: long enough to read twice, and longer when something went wrong.
const stay = { ok: 4_000, info: 6_000, bad: 10_000 };

export interface ToastProps extends Omit<
  ComponentProps<typeof Radix.Root>,
  "className" | "style" | "title" | "asChild" | "children" | "open" | "defaultOpen" | "onOpenChange" | "type"
> {
  /** @default "info" */
  tone?: ToastTone;
  title: ReactNode;
  /** A second line; the original of a translated message, with its `detailLang`. */
  detail?: ReactNode;
  /** The language of `detail` when it is not Chinese: `en`. */
  detailLang?: string;
  /** Its time is over, or it was closed. */
  onDismiss: () => void;
}

/**
 * Tells what became of what one did, and goes by itself; waits while it is pointed at or focused. Stands in a `Toaster`.
 * For what could not be shown at all use `Failure`, in its place.
 */
export function Toast({
  tone = "info",
  title,
  detail,
  detailLang,
  onDismiss,
  duration = stay[tone],
  ...rest
}: ToastProps) {
  return (
    <Radix.Root
      open
      className={styles.toast({ tone })}
      // Foreground interrupts the screen reader, background waits for its turn.
      type={tone === "bad" ? "foreground" : "background"}
      duration={duration}
      onOpenChange={(open) => !open && onDismiss()}
      {...rest}
    >
      <span className={styles.mark({ tone })}>
        <Icon of={marks[tone]} />
      </span>
      <div>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {detail && (
          <Radix.Description className={styles.detail} lang={detailLang}>
            {detail}
          </Radix.Description>
        )}
      </div>
      <div className={styles.close}>
        <Radix.Close asChild>
          <IconButton label="关闭" icon={X} size="small" />
        </Radix.Close>
      </div>
    </Radix.Root>
  );
}
