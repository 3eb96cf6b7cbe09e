import type { ComponentProps, ReactNode } from "react";
import * as styles from "./stage-notice.css.ts";

export interface StageNoticeProps extends Omit<ComponentProps<"div">, "className" | "style" | "title"> {
  /** What is the matter: 试看到这里. */
  title: ReactNode;
  /** One or two soft lines. */
  children?: ReactNode;
  /** `Button`s, the way on first. */
  actions?: ReactNode;
}

/** Says over a picture why it stands still and how to go on. On paper use `Notice`, `Failure` or `EmptyState`. */
export function StageNotice({ title, children, actions, ...rest }: StageNoticeProps) {
  return (
    <div className={styles.notice} data-theme="night" {...rest}>
      <i className={styles.pin} aria-hidden />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
