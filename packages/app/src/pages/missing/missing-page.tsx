import { Button, Container, EmptyState, SearchField } from "@xinglin/ui";
import { goTo } from "../../lib/navigation.ts";
import { usePageHead } from "../../lib/page-head.tsx";
import { href } from "../../routes.tsx";

/** Any address that is none of the site's (spec decisions: a Chinese 404 page with search). */
export function MissingPage() {
  usePageHead({ title: "没有这一页", status: 404 });
  return (
    <Container width="narrow">
      <EmptyState
        level={1}
        title="没有这一页"
        action={
          <Button asChild>
            <a href={href.home()}>回到首页</a>
          </Button>
        }
      >
        地址可能写错了，或者这一页已经搬走。搜一搜要找的课程：
      </EmptyState>
      <SearchField action={href.courses()} onSearch={(keyword) => goTo(href.courses("all", { keyword }))} />
    </Container>
  );
}
