import { Toast as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { Toast, type ToastProps } from "./toast.tsx";
import * as styles from "./toast.css.ts";

/** One toast as data; `id` is the host's. */
export interface ToastItem extends Pick<ToastProps, "tone" | "title" | "detail" | "detailLang" | "duration"> {
  id: string;
}

export interface ToasterProps extends Omit<
  ComponentProps<typeof Radix.Viewport>,
  "className" | "style" | "asChild" | "children" | "label"
> {
  /** Oldest first. */
  toasts: ToastItem[];
  onDismiss: (id: string) => void;
  /** Names the shelf for screen readers; F8 leads there. @default "提示（{hotkey}）" */
  label?: string;
}

/** The shelf on which toasts stand, once in a page; the host keeps the list. */
export function Toaster({ toasts, onDismiss, label = "提示（{hotkey}）", ...rest }: ToasterProps) {
  return (
    <Radix.Provider label="提示" swipeDirection="right">
      {toasts.map(({ id, ...toast }) => (
        <Toast key={id} {...toast} onDismiss={() => onDismiss(id)} />
      ))}
      <Radix.Viewport className={styles.shelf} label={label} {...rest} />
    </Radix.Provider>
  );
}
