import {
  Columns,
  CourseRows,
  EmptyState,
  Link,
  PurchasedCourse,
  SectionHead,
  Skeleton,
  SkeletonText,
  StudyPanel,
} from "@xinglin/ui";
import { useQuery } from "urql";
import { graphql } from "../../gql/index.ts";
import { homePurchased } from "../../lib/limits.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useMe } from "../../lib/use-me.ts";
import { studyState } from "../../parts/study-state.ts";
import { href } from "../../routes.tsx";

const StudyCornerQuery = graphql(`
  query StudyCorner($pageSize: Int!) {
    purchasedCourses(page: 1, pageSize: $pageSize) {
      total
      items {
        courseId
        name
        cover
        lessonCount
        state
        minutes
      }
    }
  }
`);

const skeleton = (
  <Skeleton label="正在加载我的课程">
    <SkeletonText lines={6} />
  </Skeleton>
);

/** The learner's own courses and study figures (spec §2, section 2). */
export function StudyCorner() {
  const query = useQuery({ query: StudyCornerQuery, variables: { pageSize: homePurchased } });
  const { me } = useMe();
  const next = query[0].data?.purchasedCourses.items.find((course) => studyState(course) !== "done");
  return (
    <Columns layout="study">
      <section aria-label="已购课程" id="purchased">
        <SectionHead
          title="已购课程"
          more={
            <Link variant="more" href={href.purchased()}>
              我的课程
            </Link>
          }
        />
        <Loaded query={query} what="已购课程" skeleton={skeleton}>
          {({ purchasedCourses: { items } }) =>
            items.length === 0 ? (
              <EmptyState title="还没有课程">免费专区的课登录就能学。</EmptyState>
            ) : (
              <CourseRows columns={2}>
                {items.slice(0, homePurchased).map((course) => (
                  <PurchasedCourse
                    key={course.courseId}
                    href={href.course(course.courseId)}
                    name={course.name}
                    cover={course.cover}
                    lessons={course.lessonCount ?? 0}
                    state={studyState(course)}
                  />
                ))}
              </CourseRows>
            )
          }
        </Loaded>
      </section>
      <Columns.Column folded="first">
        {me ? (
          <StudyPanel
            nickname={me.nickname ?? "学员"}
            avatar={me.avatar}
            greeting="今天也练一针"
            minutes={me.minutesToday ?? 0}
            days={me.studyStreak ?? 0}
            next={next && { href: href.lesson(next.courseId), title: next.name, note: "接着学" }}
          />
        ) : (
          skeleton
        )}
      </Columns.Column>
    </Columns>
  );
}
