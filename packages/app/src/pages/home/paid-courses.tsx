import { CourseCard, EmptyState, Grid, Tabs } from "@xinglin/ui";
import { useState } from "react";
import { graphql } from "../../gql/index.ts";
import { sectionHeights } from "./section-heights.ts";
import { homeCourses } from "../../lib/limits.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { CourseGridSkeleton } from "../../parts/course-grid-skeleton.tsx";
import { PaidSkeleton } from "./section-skeletons.tsx";
import { href } from "../../routes.tsx";

const CourseTypesQuery = graphql(`
  query CourseTypes {
    courseTypes {
      id
      name
    }
  }
`);

const PickedCoursesQuery = graphql(`
  query PickedCourses($typeId: ID!) {
    pickedCourses(typeId: $typeId) {
      id
      name
      summary
      cover
      score
      learners
    }
  }
`);

const skeleton = <CourseGridSkeleton count={homeCourses} reserve={sectionHeights.picked} />;

/** The first four paid courses of the chosen type (spec §2, section 5). */
export function PaidCourses() {
  const types = useQuery({ query: CourseTypesQuery });
  const [chosen, choose] = useState<string>();
  return (
    <Loaded query={types} what="课程类型" skeleton={<PaidSkeleton />}>
      {({ courseTypes }) => {
        const first = courseTypes[0];
        if (!first) return <EmptyState title="付费课程还在准备">上架以后会出现在这里。</EmptyState>;
        return (
          <Tabs value={chosen ?? first.id} onValueChange={choose}>
            <Tabs.List label="课程类型">
              {courseTypes.map(({ id, name }) => (
                <Tabs.Tab key={id} value={id}>
                  {name}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {courseTypes.map(({ id }) => (
              <Tabs.Panel key={id} value={id}>
                <CoursesOfType typeId={id} />
              </Tabs.Panel>
            ))}
          </Tabs>
        );
      }}
    </Loaded>
  );
}

function CoursesOfType({ typeId }: { typeId: string }) {
  const query = useQuery({ query: PickedCoursesQuery, variables: { typeId } });
  return (
    <Loaded query={query} what="课程" skeleton={skeleton}>
      {({ pickedCourses }) =>
        pickedCourses.length === 0 ? (
          <EmptyState title="这一类还没有课程">换一类看看。</EmptyState>
        ) : (
          <Grid as="ul">
            {pickedCourses.slice(0, homeCourses).map((course) => (
              <li key={course.id}>
                <CourseCard
                  href={href.course(course.id)}
                  name={course.name}
                  resume={course.summary}
                  cover={course.cover}
                  score={course.score}
                  learners={course.learners}
                />
              </li>
            ))}
          </Grid>
        )
      }
    </Loaded>
  );
}
