import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import * as styles from "./resume-notice.css.ts";

export interface ResumeNoticeProps extends Omit<ComponentProps<"div">, "className" | "style"> {
  /** Where it goes on, in a line. */
  children: ReactNode;
  /** Small `Button`s: the other places where one may go on. */
  actions?: ReactNode;
  onClose: () => void;
  /** What closing means where it is a choice too: 留在这里. @default "知道了" */
  closeLabel?: string;
}

/** Says in a player's `banner` from where a lesson goes on, and offers the other places. On paper use `Toast`. */
export function ResumeNotice({
  children,
  actions,
  onClose,
  closeLabel = "知道了",
  ...rest
}: ResumeNoticeProps) {
  return (
    <div className={styles.notice} {...rest}>
      <output>{children}</output>
      <div className={styles.actions}>
        {actions}
        <IconButton size="small" icon={X} label={closeLabel} onClick={onClose} />
      </div>
    </div>
  );
}
