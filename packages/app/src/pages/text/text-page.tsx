import {
  Breadcrumbs,
  Button,
  Container,
  EmptyState,
  Heading,
  Prose,
  Skeleton,
  SkeletonText,
  Stack,
} from "@xinglin/ui";
import { graphql } from "../../gql/index.ts";
import { isUnsupported } from "../../lib/failure-text.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { NotFound } from "../../lib/not-found.tsx";
import { usePageHead } from "../../lib/page-head.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { href } from "../../routes.tsx";

const TextPageQuery = graphql(`
  query TextPage($slug: String!) {
    textPage(slug: $slug) {
      slug
      title
      content
    }
  }
`);

const skeleton = (
  <Container>
    <Skeleton>
      <SkeletonText lines={8} />
    </Skeleton>
  </Container>
);

/** The names of the texts that the site itself links to. */
const names: Record<string, string> = {
  about: "关于我们",
  agreement: "用户协议",
  privacy: "隐私政策",
  refund: "退款须知",
};

/** A standing text from the content folder: about, agreement, privacy, refund notice. */
export function TextPage({ slug }: { slug: string }) {
  const query = useQuery({ query: TextPageQuery, variables: { slug } });
  const { error } = query[0];
  // A deployment that knows the specification alone keeps no texts.
  if (error && isUnsupported(error)) return <Unwritten name={names[slug] ?? "页面"} />;
  return (
    <Loaded query={query} what="页面" skeleton={skeleton}>
      {({ textPage }) =>
        textPage ? (
          <TextView slug={slug} title={textPage.title} html={textPage.content ?? ""} />
        ) : (
          <NotFound what="页面" />
        )
      }
    </Loaded>
  );
}

function Unwritten({ name }: { name: string }) {
  usePageHead({ title: name });
  return (
    <Container width="narrow">
      <EmptyState
        level={1}
        title={name}
        action={
          <Button asChild>
            <a href={href.home()}>回到首页</a>
          </Button>
        }
      >
        这份文字没有放在网站上，可以按页脚的电话或邮箱索取。
      </EmptyState>
    </Container>
  );
}

function TextView({ slug, title, html }: { slug: string; title: string; html: string }) {
  usePageHead({ title, canonical: `/${slug}` });
  return (
    <Container>
      <Breadcrumbs path={[{ label: "首页", href: href.home() }, { label: title }]} />
      <Stack gap={5}>
        <Heading level={1}>{title}</Heading>
        <Prose html={html} size="read" headingsFrom={2} />
      </Stack>
    </Container>
  );
}
