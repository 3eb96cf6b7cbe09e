import { useEffect } from "react";
import { useMutation } from "urql";
import { graphql } from "../../gql/index.ts";

const LookMutation = graphql(`
  mutation LookAtOfflineCourse($id: ID!) {
    lookAtOfflineCourse(id: $id) {
      looks
    }
  }
`);

/**
 * Tells that somebody looks, and how many have by now. An upstream that does not count leaves the number
 * as it was read; nobody who came to read about a course has to hear of that.
 */
export function useLook(id: string, known: number | null | undefined): number | null | undefined {
  const [{ data }, look] = useMutation(LookMutation);
  useEffect(() => {
    void look({ id });
  }, [id, look]);
  return data?.lookAtOfflineCourse.looks ?? known;
}
