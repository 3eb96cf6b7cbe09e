import {
  clockTime,
  Columns,
  CourseRows,
  EmptyState,
  Link,
  PurchasedCourse,
  SectionHead,
  SkeletonText,
  StudyPanel,
} from "@xinglin/ui";
import { lazy, Suspense, useEffect, useState } from "react";
import { graphql } from "../../gql/index.ts";
import type { StudyCornerQuery as StudyCornerAnswer, StudyCornerQueryVariables } from "../../gql/graphql.ts";
import { homePurchased } from "../../lib/limits.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useMe, type Me } from "../../lib/use-me.ts";
import { useQuery } from "../../lib/use-query.ts";
import { studyOf, studyState } from "../../parts/study-state.ts";
import { href } from "../../routes.tsx";
import { StudySkeleton } from "./section-skeletons.tsx";
import { useStudyWeek } from "./study-week.ts";

const StudyYear = lazy(async () => ({ default: (await import("./study-year.tsx")).StudyYear }));

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
        percent
        resume {
          lessonId
          lessonNumber
          lessonTitle
          position
          leftAt
        }
      }
    }
  }
`);

/** The learner's own courses and study figures (spec §2, section 2); whole at once, so that nothing in it moves. */
export function StudyCorner({ onDrawn }: { onDrawn: () => void }) {
  const query = useQuery({ query: StudyCornerQuery, variables: { pageSize: homePurchased } });
  const [{ data, error }] = query;
  const { me, reading } = useMe();
  const study = useStudyWeek();
  const known = !reading && !study.reading && (data !== undefined || error !== undefined);
  return known ? <Corner query={query} me={me} study={study} onDrawn={onDrawn} /> : <StudySkeleton />;
}

interface CornerProps {
  query: ReturnType<typeof useQuery<StudyCornerAnswer, StudyCornerQueryVariables>>;
  me: Me | undefined;
  study: ReturnType<typeof useStudyWeek>;
  onDrawn: () => void;
}

function Corner({ query, me, study: { week, today }, onDrawn }: CornerProps) {
  useEffect(() => onDrawn(), [onDrawn]);
  const [yearOpen, openYear] = useState(false);
  const open = query[0].data?.purchasedCourses.items.filter((course) => studyState(course) !== "done") ?? [];
  // What was left last comes before what was only bought.
  const next = open.toSorted((a, b) => leftAt(b) - leftAt(a))[0];
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
        <Loaded query={query} what="已购课程" skeleton={<SkeletonText lines={9} />}>
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
                    {...studyOf(course)}
                  />
                ))}
              </CourseRows>
            )
          }
        </Loaded>
      </section>
      <Columns.Column folded="first">
        {me && (
          <StudyPanel
            nickname={me.nickname ?? "学员"}
            avatar={me.avatar}
            greeting={me.minutesToday ? "今天学过了" : "今天也练一针"}
            week={week}
            onCalendarOpen={week && (() => openYear(true))}
            minutes={me.minutesToday ?? 0}
            days={me.studyStreak ?? 0}
            next={next && wayOn(next)}
          />
        )}
      </Columns.Column>
      {yearOpen && (
        <Suspense>
          <StudyYear today={today} onClose={() => openYear(false)} />
        </Suspense>
      )}
    </Columns>
  );
}

type Course = StudyCornerAnswer["purchasedCourses"]["items"][number];

const leftAt = ({ resume }: Course) => (resume?.leftAt ? Date.parse(resume.leftAt) : 0);

/** Where the panel leads: to the lesson and second at which a course was left. */
function wayOn({ courseId, name, resume }: Course) {
  if (!resume) return { href: href.lesson(courseId), title: name, note: "还没有开始" };
  const { lessonId, lessonNumber, lessonTitle, position } = resume;
  return {
    href: href.lesson(courseId, lessonId),
    title: [lessonNumber && `第 ${lessonNumber} 讲`, lessonTitle ?? name].filter(Boolean).join(" · "),
    note: position ? `上次停在 ${clockTime(position)}` : name,
  };
}
