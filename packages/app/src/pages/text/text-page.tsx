import { Breadcrumbs, Container, Heading, Prose, Skeleton, SkeletonText, Stack } from "@xinglin/ui";
import { useQuery } from "urql";
import { graphql } from "../../gql/index.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { NotFound } from "../../lib/not-found.tsx";
import { usePageHead } from "../../lib/page-head.tsx";
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

/** A standing text from the content folder: agreement, privacy, refund notice. */
export function TextPage({ slug }: { slug: string }) {
  const query = useQuery({ query: TextPageQuery, variables: { slug } });
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
