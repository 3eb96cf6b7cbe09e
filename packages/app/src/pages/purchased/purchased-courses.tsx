import { Button, CourseRows, EmptyState, Pagination, PurchasedCourse, Stack } from "@xinglin/ui";
import { graphql } from "../../gql/index.ts";
import { coursePageSize } from "../../lib/limits.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { CourseGridSkeleton } from "../../parts/course-grid-skeleton.tsx";
import { studyOf } from "../../parts/study-state.ts";
import { href } from "../../routes.tsx";

const PurchasedCoursesQuery = graphql(`
  query PurchasedCourses($page: Int!, $pageSize: Int!) {
    purchasedCourses(page: $page, pageSize: $pageSize) {
      total
      items {
        courseId
        name
        cover
        lessonCount
        state
        minutes
        percent
        resume {
          lessonId
          lessonNumber
          lessonTitle
          position
        }
      }
    }
  }
`);

/** One page of the learner's own courses, those bought or studied last before the others. */
export function PurchasedCourses({ page }: { page: number }) {
  const query = useQuery({
    query: PurchasedCoursesQuery,
    variables: { page, pageSize: coursePageSize },
    // A course bought a moment ago is not in the list of before.
    requestPolicy: "cache-and-network",
  });
  return (
    <Loaded query={query} what="课程" skeleton={<CourseGridSkeleton count={4} />}>
      {({ purchasedCourses: { items, total } }) =>
        items.length === 0 ? (
          <EmptyState
            level={2}
            title={total > 0 ? "这一页之后没有课程了" : "还没有课程"}
            action={
              <Button asChild>
                <a href={total > 0 ? href.purchased() : href.courses("free")}>
                  {total > 0 ? "回到第一页" : "去免费专区"}
                </a>
              </Button>
            }
          >
            {total > 0 ? `一共 ${total} 门。` : "免费专区的课登录就能学，学过的会记在这里。"}
          </EmptyState>
        ) : (
          <Stack gap={6}>
            <CourseRows columns={2}>
              {items.map((course) => (
                <PurchasedCourse
                  key={course.courseId}
                  href={href.course(course.courseId)}
                  name={course.name}
                  headingLevel={2}
                  cover={course.cover}
                  lessons={course.lessonCount ?? 0}
                  {...studyOf(course)}
                />
              ))}
            </CourseRows>
            <Pagination
              page={page}
              pageCount={Math.ceil(total / coursePageSize)}
              total={total}
              href={href.purchased}
            />
          </Stack>
        )
      }
    </Loaded>
  );
}
