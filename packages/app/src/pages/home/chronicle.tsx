import { Chronicle as Mosaic, EmptyState } from "@xinglin/ui";
import { useState } from "react";
import { graphql } from "../../gql/index.ts";
import { monthInFigures } from "../../lib/days-in-words.ts";
import { coursePageSize } from "../../lib/limits.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { href } from "../../routes.tsx";
import { ChronicleSkeleton } from "./community-skeletons.tsx";
import { nextAndPast } from "./next-and-past.ts";

const ChronicleQuery = graphql(`
  query Chronicle($pageSize: Int!) {
    offlineCourses(page: 1, pageSize: $pageSize) {
      items {
        id
        title
        cover
        startsAt
        endsAt
      }
    }
  }
`);

/** The next course held at a place, large, and those that were (spec §2, section 8). */
export function Chronicle() {
  // More than are shown, for the next to come may stand behind later ones.
  const query = useQuery({ query: ChronicleQuery, variables: { pageSize: coursePageSize } });
  const [now] = useState(() => Date.now());
  return (
    <Loaded query={query} what="线下课" skeleton={<ChronicleSkeleton />}>
      {({ offlineCourses: { items } }) =>
        items.length === 0 ? (
          <EmptyState title="线下课还在筹备">定下时间和地点以后会出现在这里。</EmptyState>
        ) : (
          <Mosaic
            items={nextAndPast(items, now).map(({ id, title, cover, startsAt }) => ({
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
