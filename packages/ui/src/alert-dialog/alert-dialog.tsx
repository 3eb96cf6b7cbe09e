import { AlertDialog as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button/button.tsx";
import * as dialog from "../dialog/dialog.css.ts";
import { useReturnFocus } from "../dialog/return-focus.ts";
import * as styles from "./alert-dialog.css.ts";

export interface AlertDialogProps extends Omit<
  ComponentProps<typeof Radix.Content>,
  "className" | "style" | "title" | "asChild" | "forceMount"
> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it is about, in a word: 退出登录. */
  title: ReactNode;
  /** The question: 您将要退出当前账户, 是否继续? */
  children: ReactNode;
  onConfirm: () => void;
  /** @default "确定" */
  confirmText?: ReactNode;
  /** @default "取消" */
  cancelText?: ReactNode;
}

/**
 * Asks whether to go on with what cannot be taken back lightly; only an answer closes it, and Escape means no.
 * To ask for anything else use `Dialog`; to tell something use a toast.
 */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  children,
  onConfirm,
  confirmText = "确定",
  cancelText = "取消",
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...rest
}: AlertDialogProps) {
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialog.scrim}>
          <Radix.Content
            className={dialog.sheet({ size: "small", phone: "sheet" })}
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
            <div className={styles.question}>
              <Radix.Title className={dialog.title}>{title}</Radix.Title>
              <Radix.Description className={styles.words}>{children}</Radix.Description>
              <div className={styles.answers}>
                <Radix.Cancel asChild>
                  <Button>{cancelText}</Button>
                </Radix.Cancel>
                <Radix.Action asChild onClick={onConfirm}>
                  <Button variant="ink">{confirmText}</Button>
                </Radix.Action>
              </div>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
