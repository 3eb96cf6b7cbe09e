import { Chronicle as Mosaic, EmptyState } from "@xinglin/ui";
import { useQuery } from "urql";
import { graphql } from "../../gql/index.ts";
import { monthInFigures } from "../../lib/days-in-words.ts";
import { homeOfflineCourses } from "../../lib/limits.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { href } from "../../routes.tsx";
import { ChronicleSkeleton } from "./community-skeletons.tsx";

const ChronicleQuery = graphql(`
  query Chronicle($pageSize: Int!) {
    offlineCourses(page: 1, pageSize: $pageSize) {
      items {
        id
        title
        cover
        startsAt
      }
    }
  }
`);

/** The latest courses held at a place, the first large (spec §2, section 8). */
export function Chronicle() {
  const query = useQuery({ query: ChronicleQuery, variables: { pageSize: homeOfflineCourses } });
  return (
    <Loaded query={query} what="线下课" skeleton={<ChronicleSkeleton />}>
      {({ offlineCourses: { items } }) =>
        items.length === 0 ? (
          <EmptyState title="线下课还在筹备">定下时间和地点以后会出现在这里。</EmptyState>
        ) : (
          <Mosaic
            items={items.slice(0, homeOfflineCourses).map(({ id, title, cover, startsAt }) => ({
              id,
              href: href.offlineCourse(id),
              title,
              cover,
              date: startsAt ? monthInFigures(startsAt) : null,
            }))}
          />
        )
      }
    </Loaded>
  );
}
