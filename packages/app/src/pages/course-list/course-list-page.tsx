import {
  Breadcrumbs,
  Button,
  Container,
  CourseCard,
  EmptyState,
  FilterBar,
  Grid,
  Heading,
  LinkTabs,
  Pagination,
  Stack,
} from "@xinglin/ui";
import { useEffect, useEffectEvent, useRef } from "react";
import { useSnapshot } from "valtio";
import { useSearch } from "wouter";
import { CourseGridSkeleton } from "../../parts/course-grid-skeleton.tsx";
import type { CourseListPartFragment } from "../../gql/graphql.ts";
import { graphql, readFragment } from "../../gql/index.ts";
import { coursePageSize } from "../../lib/limits.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { goTo } from "../../lib/navigation.ts";
import { usePageHead } from "../../lib/page-head.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { useTopOnPageChange } from "../../lib/use-top-on-page-change.ts";
import { href, type CourseListKind } from "../../routes.tsx";
import { search as lastSearch, storedKeyword, storeKeyword } from "../../state/search-keyword.ts";
import { filterLevels } from "./filter-levels.ts";
import { isFiltered, listHref, readListAddress, type ListAddress } from "./list-address.ts";

const CategoriesQuery = graphql(`
  query Categories {
    categories {
      id
      name
      children {
        id
        name
      }
    }
  }
`);

const CourseListPart = graphql(`
  fragment CourseListPart on CoursePage {
    total
    items {
      id
      name
      summary
      cover
      score
      learners
      price
    }
  }
`);

/** The three lists are three calls with one shape. */
const listQueries = {
  all: graphql(`
    query AllCourses($page: Int!, $pageSize: Int!, $sort: CourseSort!, $categoryId: ID, $keyword: String) {
      list: courses(
        page: $page
        pageSize: $pageSize
        sort: $sort
        categoryId: $categoryId
        keyword: $keyword
      ) {
        ...CourseListPart
      }
    }
  `),
  paid: graphql(`
    query PaidCourses($page: Int!, $pageSize: Int!, $sort: CourseSort!, $categoryId: ID, $keyword: String) {
      list: paidCourses(
        page: $page
        pageSize: $pageSize
        sort: $sort
        categoryId: $categoryId
        keyword: $keyword
      ) {
        ...CourseListPart
      }
    }
  `),
  free: graphql(`
    query FreeCourses($page: Int!, $pageSize: Int!, $sort: CourseSort!, $categoryId: ID, $keyword: String) {
      list: freeCourses(
        page: $page
        pageSize: $pageSize
        sort: $sort
        categoryId: $categoryId
        keyword: $keyword
      ) {
        ...CourseListPart
      }
    }
  `),
};

const titles: Record<CourseListKind, { title: string; description: string }> = {
  all: { title: "课程列表", description: "全部针灸与中医视频课程，按分类、最新、最热查找。" },
  paid: { title: "付费课程", description: "针法、方药、诊断、经典与专病的付费视频课程。" },
  free: { title: "免费专区", description: "登录就能学的免费针灸与中医课程，不限次数。" },
};

/** A list of courses: all, paid or free (spec §2 "courselist"). Everything it shows stands in its address. */
export function CourseListPage({ kind }: { kind: CourseListKind }) {
  const search = useSearch();
  const address = readListAddress(kind, search);
  const { itemId, itemId2, keyword, sort, page } = address;
  const { title, description } = titles[kind];
  usePageHead({
    title: keyword ? `${keyword} · ${title}` : title,
    description,
    canonical: listHref(address, { page, keyword: "" }),
  });
  useStoredKeyword(address);
  const top = useTopOnPageChange(page);

  const [{ data: categoryData }] = useQuery({ query: CategoriesQuery });
  const query = useQuery({
    query: listQueries[kind],
    variables: {
      page,
      pageSize: coursePageSize,
      sort,
      categoryId: itemId2 ?? itemId,
      keyword: keyword || undefined,
    },
  });
  useSearchAgain(() => query[1]({ requestPolicy: "network-only" }));
  const total = readFragment(CourseListPart, query[0].data?.list)?.total;

  return (
    <Container>
      <Breadcrumbs path={[{ label: "首页", href: href.home() }, { label: title }]} />
      <Stack gap={5}>
        <Heading level={1}>{keyword ? `“${keyword}”的搜索结果` : title}</Heading>
        <FilterBar
          ref={top}
          levels={filterLevels(address, categoryData?.categories ?? [])}
          clearHref={isFiltered(address) ? href.courses(kind) : undefined}
          count={total === undefined ? " " : `共 ${total} 门`}
        />
        <LinkTabs
          label="排序"
          tabs={[
            { href: listHref(address, { sort: "NEWEST" }), label: "最新", current: sort === "NEWEST" },
            { href: listHref(address, { sort: "HOTTEST" }), label: "最热", current: sort === "HOTTEST" },
          ]}
        />
        <Loaded query={query} what="课程" skeleton={<CourseGridSkeleton count={coursePageSize} />}>
          {({ list }) => <CoursePage address={address} courses={readFragment(CourseListPart, list)} />}
        </Loaded>
      </Stack>
    </Container>
  );
}

function CoursePage({ address, courses }: { address: ListAddress; courses: CourseListPartFragment }) {
  const { kind, keyword, page } = address;
  if (courses.items.length === 0) {
    const beyond = courses.total > 0;
    return (
      <EmptyState
        level={2}
        title={beyond ? "这一页之后没有课程了" : "没有符合条件的课程"}
        action={
          <Button asChild>
            <a href={beyond ? listHref(address) : href.courses(kind)}>{beyond ? "回到第一页" : "清除筛选"}</a>
          </Button>
        }
      >
        {beyond
          ? `一共 ${courses.total} 门。`
          : keyword
            ? "换一个短一些的词，或者去掉分类再试。"
            : "换一个分类看看。"}
      </EmptyState>
    );
  }
  return (
    <Stack gap={7}>
      <Grid as="ul">
        {courses.items.map((course, place) => (
          <li key={course.id}>
            <CourseCard
              href={href.course(course.id)}
              name={course.name}
              headingLevel={2}
              resume={course.summary}
              cover={course.cover}
              score={course.score}
              learners={course.learners}
              priceFen={course.price}
              priority={place < 2}
            />
          </li>
        ))}
      </Grid>
      <Pagination
        page={page}
        pageCount={Math.ceil(courses.total / coursePageSize)}
        total={courses.total}
        href={(to) => listHref(address, { page: to })}
      />
    </Stack>
  );
}

/** A stored keyword applies when the address has none, and then moves into it (spec decisions); later the address leads. */
function useStoredKeyword(address: ListAddress) {
  const arriving = useRef(true);
  useEffect(() => {
    const stored = arriving.current ? storedKeyword() : "";
    arriving.current = false;
    if (stored && !address.keyword) void goTo(listHref(address, { keyword: stored }), { replace: true });
    else storeKeyword(address.keyword);
  }, [address]);
}

/** Searching refreshes the list where one is (spec §2 "Shell"), for the same keyword too. */
function useSearchAgain(read: () => void) {
  const { asked } = useSnapshot(lastSearch);
  const before = useRef(asked);
  const again = useEffectEvent(read);
  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    again();
  }, [asked]);
}
