import { useSnapshot } from "valtio";
import { graphql } from "../gql/index.ts";
import type { MeQuery as MeAnswer } from "../gql/graphql.ts";
import { useLearnerQuery } from "./use-learner-query.ts";
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

export type Me = NonNullable<MeAnswer["me"]>;

/** The signed-in learner; `undefined` for a visitor and while it is being read. */
export function useMe() {
  const { token, known } = useSnapshot(session);
  const me = useLearnerQuery(MeQuery, {});
  return {
    me: me.data?.me ?? undefined,
    signedIn: token !== null,
    known,
    reading: !me.known,
  };
}

/** Tells one learner's things on this device from another's; an upstream may leave the id out. */
export const learnerKey = ({ id, maskedMobile }: { id?: string | null; maskedMobile?: string | null }) =>
  id ?? maskedMobile ?? "learner";
