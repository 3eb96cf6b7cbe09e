import { useQuery } from "urql";
import { useSnapshot } from "valtio";
import { graphql } from "../gql/index.ts";
import { session } from "../state/session.ts";

export const MeQuery = graphql(`
  query Me {
    me {
      id
      nickname
      avatar
      maskedMobile
      minutesToday
      studyStreak
    }
  }
`);

/** The signed-in learner; `undefined` for a visitor and while it is being read. */
export function useMe() {
  const { token, known } = useSnapshot(session);
  const [{ data, fetching }] = useQuery({ query: MeQuery, pause: !token });
  return {
    me: token ? (data?.me ?? undefined) : undefined,
    signedIn: token !== null,
    known,
    reading: fetching,
  };
}

/** Tells one learner's things on this device from another's; an upstream may leave the id out. */
export const learnerKey = ({ id, maskedMobile }: { id?: string | null; maskedMobile?: string | null }) =>
  id ?? maskedMobile ?? "learner";
