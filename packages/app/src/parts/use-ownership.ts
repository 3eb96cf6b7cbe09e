import { useQuery, type Client } from "urql";
import { useSnapshot } from "valtio";
import { graphql } from "../gql/index.ts";
import { session } from "../state/session.ts";

const OwnershipQuery = graphql(`
  query Ownership($id: ID!) {
    course(id: $id) {
      id
      ownership {
        state
        price
      }
    }
  }
`);

/** Asks the server anew, which brings every place that shows it up to date. @returns whether the course is theirs */
export async function readOwnership(client: Client, courseId: string): Promise<boolean> {
  const { data } = await client
    .query(OwnershipQuery, { id: courseId }, { requestPolicy: "network-only" })
    .toPromise();
  return data?.course?.ownership?.state === "PAID";
}

/** What one may do with a course. Read apart from the course, because a page is rendered for everybody. */
export function useOwnership(courseId: string, price?: number | null) {
  const { token } = useSnapshot(session);
  const [{ data, fetching }] = useQuery({
    query: OwnershipQuery,
    variables: { id: courseId },
    pause: !token,
  });
  const ownership = token ? data?.course?.ownership : undefined;
  return {
    owned: price === 0 || ownership?.state === "PAID",
    /** In fen; the price for this learner when there is one (spec §3 `put.amount`). */
    personalPrice: ownership?.price ?? undefined,
    known: !token || Boolean(data) || !fetching,
  };
}
