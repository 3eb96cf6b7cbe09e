import {
  Breadcrumbs,
  Button,
  Container,
  EmptyState,
  Grid,
  Heading,
  OfflineCourseCard,
  Pagination,
  Stack,
} from "@xinglin/ui";
import { useSearch } from "wouter";
import type { OfflineCoursesQuery as Answer } from "../../gql/graphql.ts";
import { graphql } from "../../gql/index.ts";
import { daysInWords } from "../../lib/days-in-words.ts";
import { coursePageSize } from "../../lib/limits.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { usePageHead } from "../../lib/page-head.tsx";
import { isOver, useNow } from "../../lib/use-now.ts";
import { useQuery } from "../../lib/use-query.ts";
import { useTopOnPageChange } from "../../lib/use-top-on-page-change.ts";
import { CourseGridSkeleton } from "../../parts/course-grid-skeleton.tsx";
import { href } from "../../routes.tsx";

const OfflineCoursesQuery = graphql(`
  query OfflineCourses($page: Int!, $pageSize: Int!) {
    offlineCourses(page: $page, pageSize: $pageSize) {
      total
      items {
        id
        title
        subtitle
        cover
        address
        looks
        startsAt
        endsAt
      }
    }
  }
`);

function pageIn(search: string): number {
  const page = Number(new URLSearchParams(search).get("page"));
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** The courses held at a place, the latest first (spec §2 "coursesline"). */
export function OfflineListPage() {
  const page = pageIn(useSearch());
  usePageHead({
    title: "线下课",
    description: "面授、义诊、采药与访学：时间、地点与日程。",
    canonical: href.offlineCourses(page),
  });
  const top = useTopOnPageChange(page);
  const query = useQuery({ query: OfflineCoursesQuery, variables: { page, pageSize: coursePageSize } });
  return (
    <Container>
      <Breadcrumbs path={[{ label: "首页", href: href.home() }, { label: "线下课列表" }]} />
      <Stack gap={5} ref={top}>
        <Heading level={1}>线下课</Heading>
        <Loaded query={query} what="线下课" skeleton={<CourseGridSkeleton count={coursePageSize} />}>
          {({ offlineCourses }) => <Listed page={page} courses={offlineCourses} />}
        </Loaded>
      </Stack>
    </Container>
  );
}

function Listed({ page, courses }: { page: number; courses: Answer["offlineCourses"] }) {
  const { items, total } = courses;
  const now = useNow();
  if (items.length === 0) {
    const beyond = total > 0;
    return (
      <EmptyState
        level={2}
        title={beyond ? "这一页之后没有线下课了" : "线下课还在筹备"}
        action={
          beyond && (
            <Button asChild>
              <a href={href.offlineCourses()}>回到第一页</a>
            </Button>
          )
        }
      >
        {beyond ? `一共 ${total} 期。` : "定下时间和地点以后会出现在这里。"}
      </EmptyState>
    );
  }
  return (
    <Stack gap={7}>
      <Grid as="ul">
        {items.map((course, place) => (
          <li key={course.id}>
            <OfflineCourseCard
              href={href.offlineCourse(course.id)}
              title={course.title}
              headingLevel={2}
              subtitle={course.subtitle}
              cover={course.cover}
              address={course.address}
              dates={daysInWords(course.startsAt, course.endsAt)}
              looks={course.looks}
              over={isOver(course.endsAt, now)}
              priority={place < 2}
            />
          </li>
        ))}
      </Grid>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / coursePageSize)}
        total={total}
        unit="期"
        href={href.offlineCourses}
      />
    </Stack>
  );
}
