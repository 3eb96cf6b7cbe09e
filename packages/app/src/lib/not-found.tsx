import { usePageHead } from "./page-head.tsx";
import { NotFoundView } from "./not-found-view.tsx";

/** The thing the address names does not exist, or no longer. */
export function NotFound({ what }: { what: string }) {
  usePageHead({ title: `没有找到这个${what}`, status: 404 });
  return <NotFoundView title={`没有找到这个${what}`} text={`它可能已经下架，或者地址写错了。`} />;
}
