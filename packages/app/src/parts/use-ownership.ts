import type { Client } from "urql";
import { graphql } from "../gql/index.ts";
import { useLearnerQuery } from "../lib/use-learner-query.ts";

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
  const { data, known } = useLearnerQuery(OwnershipQuery, { id: courseId });
  const ownership = data?.course?.ownership;
  return {
    owned: price === 0 || ownership?.state === "PAID",
    /** In fen; the price for this learner when there is one (spec §3 `put.amount`). */
    personalPrice: ownership?.price ?? undefined,
    known,
  };
}
