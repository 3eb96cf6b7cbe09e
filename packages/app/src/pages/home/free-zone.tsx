import { Columns, CourseCard, CourseRows, EmptyState, NumberedCourse } from "@xinglin/ui";
import { graphql } from "../../gql/index.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { href } from "../../routes.tsx";
import { FreeSkeleton } from "./section-skeletons.tsx";

const FreeZoneQuery = graphql(`
  query FreeZone {
    freeZone {
      id
      name
      summary
      cover
      score
      learners
      lessonCount
    }
  }
`);

/** The free courses: the first with its cover, the others as a table of contents (spec §2, section 6). */
export function FreeZone() {
  const query = useQuery({ query: FreeZoneQuery });
  return (
    <Loaded query={query} what="免费课程" skeleton={<FreeSkeleton />}>
      {({ freeZone: [first, ...others] }) =>
        first ? (
          <Columns layout="picture">
            <CourseCard
              href={href.course(first.id)}
              name={first.name}
              resume={first.summary}
              cover={first.cover}
              score={first.score}
              learners={first.learners}
            />
            <CourseRows columns={2}>
              {others.map((course, place) => (
                <NumberedCourse
                  key={course.id}
                  number={place + 1}
                  href={href.course(course.id)}
                  name={course.name}
                  lessons={course.lessonCount}
                  learners={course.learners}
                />
              ))}
            </CourseRows>
          </Columns>
        ) : (
          <EmptyState title="免费课程还在准备">上架以后会出现在这里。</EmptyState>
        )
      }
    </Loaded>
  );
}
