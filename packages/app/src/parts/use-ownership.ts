import { useEffect, useState } from "react";
import { useClient, type Client } from "urql";
import { useSnapshot } from "valtio";
import { graphql } from "../gql/index.ts";
import type { OwnershipQuery as OwnershipAnswer } from "../gql/graphql.ts";
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

type Ownership = NonNullable<NonNullable<OwnershipAnswer["course"]>["ownership"]>;

/** Asks the server anew, which brings every place that shows it up to date. @returns whether the course is theirs */
export async function readOwnership(client: Client, courseId: string): Promise<boolean> {
  const { data } = await client
    .query(OwnershipQuery, { id: courseId }, { requestPolicy: "network-only" })
    .toPromise();
  return data?.course?.ownership?.state === "PAID";
}

/**
 * What one may do with a course. Read apart from the course, because a page is rendered for everybody; and by a
 * subscription of its own: urql's hook, unpaused under a rendered page, re-rendered it without end at the next press.
 */
export function useOwnership(courseId: string, price?: number | null) {
  const { token } = useSnapshot(session);
  const client = useClient();
  const [told, setTold] = useState<{ key: string; ownership?: Ownership | null }>();
  const key = `${courseId} ${token}`;
  useEffect(() => {
    if (!token) return undefined;
    const following = client
      .query(OwnershipQuery, { id: courseId })
      .subscribe(({ data }) => setTold({ key, ownership: data?.course?.ownership }));
    return () => following.unsubscribe();
  }, [client, courseId, token, key]);
  // What was told to another learner, or of another course, is not about this one.
  const ownership = token && told?.key === key ? told.ownership : undefined;
  return {
    owned: price === 0 || ownership?.state === "PAID",
    /** In fen; the price for this learner when there is one (spec §3 `put.amount`). */
    personalPrice: ownership?.price ?? undefined,
    known: !token || told?.key === key,
  };
}
