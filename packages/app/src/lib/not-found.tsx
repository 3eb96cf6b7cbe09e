import { Button, Container, EmptyState } from "@xinglin/ui";
import { href } from "../routes.tsx";
import { usePageHead } from "./page-head.tsx";

interface NotFoundProps {
  what: string;
  /** Leads to where such things are. */
  way?: { label: string; href: string };
}

const allCourses = { label: "看看全部课程", href: href.courses() };

/** The thing the address names does not exist, or no longer. */
export function NotFound({ what, way = allCourses }: NotFoundProps) {
  const title = `没有找到这个${what}`;
  usePageHead({ title, status: 404 });
  return (
    <Container width="narrow">
      <EmptyState
        level={1}
        title={title}
        action={
          <Button asChild>
            <a href={way.href}>{way.label}</a>
          </Button>
        }
      >
        它可能已经下架，也可能是地址写错了。
      </EmptyState>
    </Container>
  );
}
