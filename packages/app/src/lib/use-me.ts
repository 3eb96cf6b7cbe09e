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
  const [{ data }] = useQuery({ query: MeQuery, pause: !token });
  return { me: token ? (data?.me ?? undefined) : undefined, signedIn: token !== null, known };
}
