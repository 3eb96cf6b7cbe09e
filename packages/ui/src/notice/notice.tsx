import type { ComponentProps, ElementType, ReactNode, Ref } from "react";
import type { HeadingLevel } from "../heading/heading.tsx";
import * as styles from "./notice.css.ts";

export interface NoticeProps extends Omit<ComponentProps<"div">, "className" | "style" | "title"> {
  title: ReactNode;
  /** One way on: a `Button`, or one around an `<a>`. */
  action?: ReactNode;
  /** The title's place in the outline. @default 3 */
  level?: HeadingLevel;
}

/** The common frame of `EmptyState` and `Failure`; not exported. */
export function Notice({
  drawing,
  title,
  action,
  actionRef,
  level = 3,
  children,
  ...rest
}: NoticeProps & { drawing: ReactNode; actionRef?: Ref<HTMLDivElement> }) {
  const Title: ElementType = `h${level}`;
  return (
    <div className={styles.notice} {...rest}>
      <svg
        className={styles.drawing}
        viewBox="0 0 120 96"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinecap="round"
        aria-hidden
        focusable={false}
      >
        {drawing}
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children && <p className={styles.words}>{children}</p>}
      {action && (
        <div ref={actionRef} className={styles.action}>
          {action}
        </div>
      )}
    </div>
  );
}
