import { Button, Container, EmptyState } from "@xinglin/ui";
import { useEffect } from "react";
import { usePageHead } from "../../lib/page-head.tsx";
import { href } from "../../routes.tsx";
import { pageToRefresh } from "../../state/last-page.ts";

/** Re-enters the page one came from, with everything read anew (spec decisions "Product details"). */
export function RefreshPage() {
  usePageHead({ title: "正在刷新", canonical: href.refresh() });
  useEffect(() => location.replace(pageToRefresh(Date.now())), []);
  return (
    <Container width="narrow">
      <EmptyState
        level={1}
        title="正在刷新"
        action={
          <Button asChild>
            <a href={href.home()}>回到首页</a>
          </Button>
        }
      >
        马上回到刚才那一页。
      </EmptyState>
    </Container>
  );
}
