import { EmptyState, LiveTimeline } from "@xinglin/ui";
import { useState } from "react";
import { graphql } from "../../gql/index.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useQuery } from "../../lib/use-query.ts";
import { aroundNow } from "./around-now.ts";
import { LiveSkeleton } from "./section-skeletons.tsx";

const HomeLivesQuery = graphql(`
  query HomeLives {
    homeLives {
      id
      title
      summary
      cover
      startTime
      state
      bookings
      viewers
      minutes
      hasReplay
      tutor {
        name
      }
    }
  }
`);

const states = { UPCOMING: "upcoming", LIVE: "live", ENDED: "ended" } as const;

/** Broadcasts around now (spec §2, section 4). Cards lead on once there are live pages. */
export function Live() {
  const query = useQuery({ query: HomeLivesQuery });
  const [now] = useState(() => Date.now());
  return (
    <Loaded query={query} what="直播" skeleton={<LiveSkeleton />}>
      {({ homeLives }) =>
        homeLives.length === 0 ? (
          <EmptyState title="近期没有直播">排定以后会出现在这里。</EmptyState>
        ) : (
          <LiveTimeline
            now={now}
            lives={aroundNow(homeLives).map(({ state, tutor, ...live }) => ({
              ...live,
              state: states[state],
              tutor: tutor?.name,
            }))}
          />
        )
      }
    </Loaded>
  );
}
