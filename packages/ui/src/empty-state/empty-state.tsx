import { Notice, type NoticeProps } from "../notice/notice.tsx";

export type EmptyStateProps = NoticeProps;

const needleAboveWater = (
  <>
    <path d="M60 0v52" strokeWidth="1" />
    <path d="M60 0v18" strokeWidth="2.6" strokeDasharray="1 1" strokeLinecap="butt" />
    <circle cx="60" cy="54" r="3" fill="currentColor" stroke="none" />
    <path d="M20 78q40-18 80 0" />
    <path d="M32 88q28-10 56 0" opacity=".45" />
  </>
);

/** Says that there is nothing yet, and what would fill it. When something went wrong use `Failure`. */
export function EmptyState(props: EmptyStateProps) {
  return <Notice drawing={needleAboveWater} {...props} />;
}
