import { useQuery, type RequestPolicy } from "urql";
import { useSnapshot } from "valtio";
import { graphql } from "../gql/index.ts";
import type { CourseProgressQuery as CourseProgressAnswer } from "../gql/graphql.ts";
import { session } from "../state/session.ts";

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
export function useCourseProgress(courseId: string, requestPolicy?: RequestPolicy) {
  const { token } = useSnapshot(session);
  const [{ data, fetching }] = useQuery({
    query: CourseProgressQuery,
    variables: { courseId },
    pause: !token,
    context: quietly,
    requestPolicy,
  });
  const progress = token ? (data?.courseProgress ?? undefined) : undefined;
  return { progress, known: !token || Boolean(data) || !fetching };
}
