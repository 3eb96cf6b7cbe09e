import { Button } from "../button/button.tsx";
import { Notice, type NoticeProps } from "../notice/notice.tsx";
import { useFocusPassedOn } from "./use-focus-passed-on.ts";

export interface FailureProps extends Omit<NoticeProps, "title"> {
  /** What did not happen: 课程没有取回来. @default "没有取回来" */
  title?: NoticeProps["title"];
  /** Called by 再试一次, which is shown when there is no other `action`. */
  onRetry?: () => void;
  /** A new try is under way. */
  retrying?: boolean;
}

const brokenNeedle = (
  <>
    <path d="M60 0v26M60 40v10" strokeWidth="1" />
    <path d="M60 0v18" strokeWidth="2.6" strokeDasharray="1 1" strokeLinecap="butt" />
    <circle cx="66" cy="58" r="3" fill="currentColor" stroke="none" />
    <path d="M20 78q24-14 36-10M74 70q14 2 26 8" />
  </>
);

/** Says what happened and offers one way on, in the place of what could not be shown. For what one did, use a toast. */
export function Failure({
  title = "没有取回来",
  children = "可能是网络断了，也可能是服务器没有回应。",
  onRetry,
  retrying = false,
  action,
  ...rest
}: FailureProps) {
  const way = useFocusPassedOn<HTMLDivElement>();
  const retry = onRetry && (
    <Button onClick={onRetry} busy={retrying}>
      再试一次
    </Button>
  );
  return (
    <Notice
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` may hold no heading
      role="status"
      drawing={brokenNeedle}
      title={title}
      action={action ?? retry}
      actionRef={way}
      {...rest}
    >
      {children}
    </Notice>
  );
}
