import { useEffect, useState } from "react";
import { useClient } from "urql";
import { graphql } from "../gql/index.ts";
import type { CourseProgressQuery as CourseProgressAnswer } from "../gql/graphql.ts";
import { useLearnerQuery } from "../lib/use-learner-query.ts";

export const CourseProgressQuery = graphql(`
  query CourseProgress($courseId: ID!) {
    courseProgress(courseId: $courseId) {
      percent
      finished
      completedLessons
      resume {
        lessonId
        lessonNumber
        position
      }
      lessons {
        lessonId
        watchedSeconds
        duration
        completed
        position
        positionAt
        device
        deviceId
      }
    }
  }
`);

export type CourseProgress = NonNullable<CourseProgressAnswer["courseProgress"]>;

/** Read again after every report; the bar at the top is for what one waits for. */
export const quietly = { fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init) };

/** How far the learner is; undefined for a visitor, while it is read, and where the upstream does not know. */
export function useCourseProgress(courseId: string) {
  const { data } = useLearnerQuery(CourseProgressQuery, { courseId }, quietly);
  return { progress: data?.courseProgress ?? undefined };
}

/**
 * The same, read anew: another device may have gone on a moment ago. Asked for in an effect, because a `useQuery` that
 * asks the network beside a mounted one that does not renders for ever (urql 5.0.4).
 */
export function useFreshProgress(courseId: string) {
  const client = useClient();
  const [answer, keep] = useState<{ progress?: CourseProgress }>();
  useEffect(() => {
    let gone = false;
    async function read() {
      const { data } = await client
        .query(CourseProgressQuery, { courseId }, { ...quietly, requestPolicy: "network-only" })
        .toPromise();
      if (!gone) keep({ progress: data?.courseProgress ?? undefined });
    }
    void read();
    return () => {
      gone = true;
    };
  }, [client, courseId]);
  return { progress: answer?.progress, known: answer !== undefined };
}
